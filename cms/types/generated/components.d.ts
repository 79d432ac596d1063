import type { Schema, Struct } from '@strapi/strapi';

export interface TeileAusnahme extends Struct.ComponentSchema {
  collectionName: 'teile_ausnahme';
  info: {
    displayName: 'Ausnahme';
    icon: 'calendar';
  };
  attributes: {
    Datum: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface TeileOeffnungszeit extends Struct.ComponentSchema {
  collectionName: 'teile_oeffnungszeit';
  info: {
    displayName: '\u00D6ffnungszeit';
    icon: 'clock';
  };
  attributes: {
    Bis: Schema.Attribute.String & Schema.Attribute.Required;
    Hinweis: Schema.Attribute.String;
    Tage: Schema.Attribute.String & Schema.Attribute.Required;
    Von: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface TeileSchnelleinstieg extends Struct.ComponentSchema {
  collectionName: 'teile_schnelleinstieg';
  info: {
    displayName: 'Schnelleinstieg';
    icon: 'link';
  };
  attributes: {
    Symbol: Schema.Attribute.Enumeration<
      [
        'calendar-days',
        'users',
        'school',
        'tag',
        'trash-2',
        'heart-pulse',
        'newspaper',
        'map-pin',
        'phone',
        'file-text',
        'info',
        'hand-heart',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'info'>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    Ziel: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'teile.ausnahme': TeileAusnahme;
      'teile.oeffnungszeit': TeileOeffnungszeit;
      'teile.schnelleinstieg': TeileSchnelleinstieg;
    }
  }
}
