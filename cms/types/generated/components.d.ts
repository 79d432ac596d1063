import type { Schema, Struct } from '@strapi/strapi';

export interface TeileAusnahme extends Struct.ComponentSchema {
  collectionName: 'teile_ausnahme';
  info: {
    displayName: 'Ausnahme';
    icon: 'calendar';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Art: 6;
            Datum: 6;
          },
          {
            Beginn: 6;
            Ende: 6;
          },
          {
            Hinweis: 6;
            Ort: 6;
          },
        ];
      },
    ];
  };
  attributes: {
    Art: Schema.Attribute.Enumeration<
      ['faellt_aus', 'verlegt', 'hinweis', 'zusaetzlich', 'kein_termin']
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Leer bedeutet: f\u00E4llt aus. \u201EKein Termin\u201C steht nirgends: An diesem Tag war nie einer vorgesehen.';
          label: 'Art';
        };
      }>;
    Beginn: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr verlegte Termine. Bei zus\u00E4tzlichen: leer, wenn er zur \u00FCblichen Zeit beginnt.';
          label: 'Neuer Beginn';
        };
      }>;
    Datum: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Der Tag, an dem der Termin nach der Wiederholung w\u00E4re, oder der zus\u00E4tzliche Tag.';
          label: 'Datum';
        };
      }>;
    Ende: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Leer, wenn er so lange dauert wie sonst.';
          label: 'Neues Ende';
        };
      }>;
    Hinweis: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Besucher lesen ihn beim Termin.';
          label: 'Grund oder Hinweis';
        };
      }>;
    Ort: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur, wenn dieser Termin woanders stattfindet.';
          label: 'Anderer Ort';
        };
      }>;
  };
}

export interface TeileBesondererTag extends Struct.ComponentSchema {
  collectionName: 'teile_besonderer_tag';
  info: {
    displayName: 'Besonderer Tag';
    icon: 'calendar';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Bis: 6;
            Von: 6;
          },
          {
            Gilt: 6;
            Zeiten: 6;
          },
          {
            Hinweis: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Bis: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Leer lassen f\u00FCr einen einzelnen Tag.';
          label: 'Bis';
        };
      }>;
    Gilt: Schema.Attribute.Enumeration<
      ['geschlossen', 'ge\u00E4nderte Zeiten']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Was gilt';
        };
      }> &
      Schema.Attribute.DefaultTo<'geschlossen'>;
    Hinweis: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht auf der Website, zum Beispiel: Betriebsausflug.';
          label: 'Hinweis';
        };
      }>;
    Von: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Von';
        };
      }>;
    Zeiten: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur bei ge\u00E4nderten Zeiten, zum Beispiel 8\u201312 Uhr und 14\u201316 Uhr.';
          label: 'Zeiten';
        };
      }>;
  };
}

export interface TeileKurzadresse extends Struct.ComponentSchema {
  collectionName: 'teile_kurzadressen';
  info: {
    displayName: 'Kurzadresse';
    icon: 'link';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Kurzadresse: 4;
            Ziel: 8;
          },
        ];
      },
    ];
  };
  attributes: {
    Kurzadresse: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was auf dem Plakat hinter dem Namen der Website steht, ohne Schr\u00E4gstrich: fest';
          label: 'Kurzadresse';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    Ziel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Der Pfad einer Seite dieser Website: /veranstaltung/feuerwehrfest';
          label: 'Ziel';
        };
      }>;
  };
}

export interface TeileOeffnungszeit extends Struct.ComponentSchema {
  collectionName: 'teile_oeffnungszeit';
  info: {
    displayName: '\u00D6ffnungszeit';
    icon: 'clock';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Bis: 4;
            Tage: 4;
            Von: 4;
          },
          {
            Hinweis: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Bis: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel 12:30.';
          label: 'Bis';
        };
      }>;
    Hinweis: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was einschr\u00E4nkt, z\u00E4hlt: \u201EApril bis Oktober\u201C, \u201Ejeden 1. Samstag im Monat\u201C, \u201Enach Vereinbarung\u201C.';
          label: 'Hinweis';
        };
      }>;
    Tage: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein Tag (Mo) oder eine Spanne (Mo\u2013Fr).';
          label: 'Tage';
        };
      }>;
    Von: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel 08:00.';
          label: 'Von';
        };
      }>;
  };
}

export interface TeileRaumteil extends Struct.ComponentSchema {
  collectionName: 'teile_raumteil';
  info: {
    displayName: 'Teil eines Raums';
    icon: 'layout';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel Gro\u00DFe H\u00E4lfte.';
          label: 'Name';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface TeileSchnelleinstieg extends Struct.ComponentSchema {
  collectionName: 'teile_schnelleinstieg';
  info: {
    displayName: 'Schnelleinstieg';
    icon: 'link';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Symbol: 6;
            Titel: 6;
          },
          {
            Ziel: 12;
          },
        ];
      },
    ];
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
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Das Zeichen auf der Kachel.';
          label: 'Symbol';
        };
      }> &
      Schema.Attribute.DefaultTo<'info'>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    Ziel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Ziel';
        };
      }>;
  };
}

export interface TeileSchulferien extends Struct.ComponentSchema {
  collectionName: 'teile_schulferien';
  info: {
    displayName: 'Schulferien';
    icon: 'calendar';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 12;
          },
          {
            Bis: 6;
            Von: 6;
          },
        ];
      },
    ];
  };
  attributes: {
    Bis: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Letzter Ferientag';
        };
      }>;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel Herbstferien 2026.';
          label: 'Name';
        };
      }>;
    Von: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Erster Ferientag';
        };
      }>;
  };
}

export interface TeileTonne extends Struct.ComponentSchema {
  collectionName: 'teile_tonnen';
  info: {
    displayName: 'Tonne';
    icon: 'trash';
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Buchstaben: 6;
            Name: 6;
          },
          {
            Farbe: 6;
            Zeichen: 6;
          },
          {
            Woerter: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Buchstaben: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein oder zwei; sie stehen im Zeichen. Leer: der erste des Namens.';
          label: 'Buchstaben';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2;
      }>;
    Farbe: Schema.Attribute.Enumeration<
      [
        'schwarz',
        'braun',
        'blau',
        'gelb',
        'gr\u00FCn',
        'rot',
        'violett',
        'orange',
        'grau',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Farbe';
        };
      }> &
      Schema.Attribute.DefaultTo<'grau'>;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel Gelber Sack.';
          label: 'Name';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    Woerter: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Woran die Tonne in Kalendern und Fragen noch zu erkennen ist, durch Kommas getrennt: Wortanf\u00E4nge wie Wertstoff, LVP.';
          label: 'Weitere W\u00F6rter';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    Zeichen: Schema.Attribute.Enumeration<
      ['Kreis', 'Quadrat', 'Raute', 'Dreieck', 'Sechseck', 'Tropfen']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Die Form, an der man die Tonne auch ohne Farbe erkennt.';
          label: 'Zeichen';
        };
      }> &
      Schema.Attribute.DefaultTo<'Kreis'>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'teile.ausnahme': TeileAusnahme;
      'teile.besonderer-tag': TeileBesondererTag;
      'teile.kurzadresse': TeileKurzadresse;
      'teile.oeffnungszeit': TeileOeffnungszeit;
      'teile.raumteil': TeileRaumteil;
      'teile.schnelleinstieg': TeileSchnelleinstieg;
      'teile.schulferien': TeileSchulferien;
      'teile.tonne': TeileTonne;
    }
  }
}
