import { a as readRow, i as openSqliteStore, n as digestRow, o as readTrialRow, r as guardFile, s as refuseForeign, t as DamagedStoreError } from "./sqlite-store.js";

export { openSqliteStore };