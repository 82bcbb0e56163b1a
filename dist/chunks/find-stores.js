import { t as findStores } from "./find-stores2.js";

export { findStores };