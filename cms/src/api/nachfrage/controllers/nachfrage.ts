import { confirmationApi } from "../../../features/confirmations/api";

export default confirmationApi;
