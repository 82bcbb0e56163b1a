import { f as json, x as string, y as record } from "./schemas.js";

// src/model/json.ts
const jsonSchema = json();
const jsonObjectSchema = record(string(), jsonSchema);
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isJsonArray(value) {
	return Array.isArray(value);
}

export { jsonSchema as i, isJsonObject as n, jsonObjectSchema as r, isJsonArray as t };