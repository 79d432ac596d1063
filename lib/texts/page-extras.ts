/** A file of its own, because it is loaded after the page. */
export const pageExtraTexts = {
  stopMotion: "Bewegung anhalten",
  playMotion: "Bewegung abspielen",
  toTop: "Nach oben",
};
