import { subscriptionApi } from "../../../features/letters/api";

export default subscriptionApi;
