import { n as prepareRequest, r as testChange, t as openDeps } from "./test-change.js";

export { testChange };