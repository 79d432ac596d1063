/** The menu's id: its button, its panel and pages without JavaScript meet there. */
export const menuId = "kategorien";
