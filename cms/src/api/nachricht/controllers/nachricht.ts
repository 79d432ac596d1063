import { Message } from "../../../receiving/form-schemas";
import { receiving } from "../../../receiving/receive";

export default receiving("api::nachricht.nachricht", Message);
