import { feedbackApi } from "../../../features/feedback/api";

export default feedbackApi;
