import { n as planRun, r as runShard, t as gatherRun } from "./sharded-run.js";

export { gatherRun };