import { a as writeShardRecord, i as readShardRecords, n as collectShardRecords, r as mergeShardRecords, t as beginPart } from "./shard-records2.js";

export { beginPart, mergeShardRecords, writeShardRecord };