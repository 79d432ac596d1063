import { submissionApi } from "../../../features/inbox/api";

export default submissionApi;
