export { type Palette, paletteOf } from "@/cms/src/look/palette";
