/** Apart from the other texts of forms, because it is shown where these cannot be loaded */
export const formOfflineText =
  "Es gibt gerade keine Verbindung. Ihr Text ist noch da. Bitte senden Sie ihn noch einmal, sobald Sie wieder eine haben.";
