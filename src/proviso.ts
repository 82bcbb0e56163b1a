#!/usr/bin/env node
/** What `proviso` starts: an older Node says so in one line, before it reads a module that it cannot even link. */
import './require-node.ts';

await import('./cli.ts');
