import { messageApi } from "../../../features/inbox/api";

export default messageApi;
