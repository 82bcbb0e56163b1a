import { t as composeRun } from "./compose.js";

export { composeRun };