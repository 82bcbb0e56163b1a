#!/usr/bin/env node
import "./chunks/require-node.js";

// src/proviso.ts
await import("./chunks/cli.js");

export {  };