/** A file of its own, because every page loads it. */
export const searchTexts = {
  area: "Suche im Dorfforum",
  largeArea: "Große Suche",
  label: "Suche",
  placeholder: "Suche",
  listening: "Ich höre zu …",
  clear: "Suche löschen",
  submit: "Suchen",
  startVoice: "Sprachsuche starten",
  stopVoice: "Sprachsuche beenden",
};
