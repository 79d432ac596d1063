// Runs beside the page: tries out numbers until one solves the task. ALTCHA's own worker, under our origin.
import "altcha/workers/pbkdf2";
