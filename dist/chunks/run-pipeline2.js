import { t as runPipeline } from "./run-pipeline.js";

export { runPipeline };