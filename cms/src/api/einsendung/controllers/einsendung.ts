import { Submission } from "../../../receiving/form-schemas";
import { receiving } from "../../../receiving/receive";

export default receiving("api::einsendung.einsendung", Submission);
