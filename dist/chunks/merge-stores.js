import { t as mergeStores } from "./merge-stores2.js";

export { mergeStores };