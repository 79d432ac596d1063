import { deviceApi } from "../../../features/letters/api";

export default deviceApi;
