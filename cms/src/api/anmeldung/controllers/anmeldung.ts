import { registrationApi } from "../../../features/registrations/api";

export default registrationApi;
