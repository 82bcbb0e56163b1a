import { t as deliverFault } from "./deliver-fault2.js";

export { deliverFault };