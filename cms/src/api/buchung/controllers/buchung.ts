import { bookingApi } from "../../../features/rooms/api";

export default bookingApi;
