const words =
  /allergi|krank|gesund|medikament|medizin|arznei|behinder|diagnos|unverträglich|unvertraeglich|vegetari|vegan|schwanger|impf|asthma|diabet|epilep|herz|blut|pflegegrad|rollstuhl|arzt|ärzt|therap|notfallmedi|glutenfrei|laktose/i;

/** Whether a question asks for health, which a form must not (Art. 9 DSGVO). It may ask for a call. */
export const asksForHealth = (question: string): boolean => words.test(question.normalize("NFC"));
