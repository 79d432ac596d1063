import type { Schema, Struct } from '@strapi/strapi';

export interface AdminApiToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_tokens';
  info: {
    description: '';
    displayName: 'Api Token';
    name: 'Api Token';
    pluralName: 'api-tokens';
    singularName: 'api-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    adminPermissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::permission'
    >;
    adminUserOwner: Schema.Attribute.Relation<'manyToOne', 'admin::user'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    encryptedKey: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    expiresAt: Schema.Attribute.DateTime;
    kind: Schema.Attribute.Enumeration<['content-api', 'admin']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'content-api'>;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    type: Schema.Attribute.Enumeration<['read-only', 'full-access', 'custom']> &
      Schema.Attribute.DefaultTo<'read-only'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminApiTokenPermission extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_api_token_permissions';
  info: {
    description: '';
    displayName: 'API Token Permission';
    name: 'API Token Permission';
    pluralName: 'api-token-permissions';
    singularName: 'api-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::api-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminPermission extends Struct.CollectionTypeSchema {
  collectionName: 'admin_permissions';
  info: {
    description: '';
    displayName: 'Permission';
    name: 'Permission';
    pluralName: 'permissions';
    singularName: 'permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    actionParameters: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    apiToken: Schema.Attribute.Relation<'manyToOne', 'admin::api-token'>;
    conditions: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<[]>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::permission'> &
      Schema.Attribute.Private;
    properties: Schema.Attribute.JSON & Schema.Attribute.DefaultTo<{}>;
    publishedAt: Schema.Attribute.DateTime;
    role: Schema.Attribute.Relation<'manyToOne', 'admin::role'>;
    subject: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminRole extends Struct.CollectionTypeSchema {
  collectionName: 'admin_roles';
  info: {
    description: '';
    displayName: 'Role';
    name: 'Role';
    pluralName: 'roles';
    singularName: 'role';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::role'> &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<'oneToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    users: Schema.Attribute.Relation<'manyToMany', 'admin::user'>;
  };
}

export interface AdminSession extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_sessions';
  info: {
    description: 'Session Manager storage';
    displayName: 'Session';
    name: 'Session';
    pluralName: 'sessions';
    singularName: 'session';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
    i18n: {
      localized: false;
    };
  };
  attributes: {
    absoluteExpiresAt: Schema.Attribute.DateTime & Schema.Attribute.Private;
    childId: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    deviceId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    expiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::session'> &
      Schema.Attribute.Private;
    metadata: Schema.Attribute.JSON & Schema.Attribute.Private;
    origin: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    sessionId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique;
    status: Schema.Attribute.String & Schema.Attribute.Private;
    type: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    userId: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferToken extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_tokens';
  info: {
    description: '';
    displayName: 'Transfer Token';
    name: 'Transfer Token';
    pluralName: 'transfer-tokens';
    singularName: 'transfer-token';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    accessKey: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    description: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }> &
      Schema.Attribute.DefaultTo<''>;
    expiresAt: Schema.Attribute.DateTime;
    lastUsedAt: Schema.Attribute.DateTime;
    lifespan: Schema.Attribute.BigInteger;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    permissions: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminTransferTokenPermission
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_transfer_token_permissions';
  info: {
    description: '';
    displayName: 'Transfer Token Permission';
    name: 'Transfer Token Permission';
    pluralName: 'transfer-token-permissions';
    singularName: 'transfer-token-permission';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    action: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'admin::transfer-token-permission'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    token: Schema.Attribute.Relation<'manyToOne', 'admin::transfer-token'>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface AdminUser extends Struct.CollectionTypeSchema {
  collectionName: 'admin_users';
  info: {
    description: '';
    displayName: 'User';
    name: 'User';
    pluralName: 'users';
    singularName: 'user';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    apiTokens: Schema.Attribute.Relation<'oneToMany', 'admin::api-token'> &
      Schema.Attribute.Private;
    blocked: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    email: Schema.Attribute.Email &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.Unique &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    firstname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    isActive: Schema.Attribute.Boolean &
      Schema.Attribute.Private &
      Schema.Attribute.DefaultTo<false>;
    lastname: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'admin::user'> &
      Schema.Attribute.Private;
    password: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 6;
      }>;
    preferedLanguage: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    registrationToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordToken: Schema.Attribute.String & Schema.Attribute.Private;
    resetPasswordTokenExpiresAt: Schema.Attribute.DateTime &
      Schema.Attribute.Private;
    roles: Schema.Attribute.Relation<'manyToMany', 'admin::role'> &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    username: Schema.Attribute.String;
  };
}

export interface ApiAbfallbezirkAbfallbezirk
  extends Struct.CollectionTypeSchema {
  collectionName: 'abfallbezirke';
  info: {
    description: 'Ortsteile oder Stra\u00DFen mit denselben Abholtagen';
    displayName: 'Abfallkalender';
    pluralName: 'abfallbezirke';
    singularName: 'abfallbezirk';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 6;
            Slug: 6;
          },
          {
            Strassen: 12;
          },
        ];
        title: 'F\u00FCr wen';
      },
      {
        rows: [
          {
            Termine: 12;
          },
          {
            Kalender_Adresse: 12;
          },
        ];
        title: 'Wann was abgeholt wird';
      },
    ];
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Kalender_Adresse: Schema.Attribute.Text &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Freiwillig: die Adresse, unter der der Entsorger den Kalender (.ics) f\u00FCr diesen Bezirk anbietet. Sie wird jede Stunde gelesen und steht nirgends auf der Website. Bitte fragen Sie den Entsorger, ob Sie seine Daten zeigen d\u00FCrfen.';
          label: 'Adresse des Kalenders';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    Lesestand: Schema.Attribute.JSON &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Zuletzt gelesen';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::abfallbezirk.abfallbezirk'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wie die Menschen ihn nennen, zum Beispiel Oberm\u00FChle oder Musterbach Nord. Gelten \u00FCberall dieselben Tage, gen\u00FCgt ein Bezirk.';
          label: 'Bezirk';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<
      'Name',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Namen. Wer die Seite oder den Kalender abonniert hat, braucht diese Adresse: Bitte nicht mehr \u00E4ndern.';
          label: 'Webadresse';
        };
      }>;
    Strassen: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Freiwillig, damit die Menschen ihren Bezirk finden: eine Stra\u00DFe je Zeile, gern mit Hausnummern.';
          label: 'Stra\u00DFen';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20000;
      }>;
    Termine: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Zeile je Tag, mit Jahr: 07.01.2027 Restm\u00FCll, Papier. Mehrere Tage gehen auch in einer Zeile: Restm\u00FCll: 07.01.2027; 21.01.2027. Was nicht zu lesen ist, steht rechts unter \u201EAbholtage\u201C und fehlt auf der Website. Dort lesen Sie auch die Kalenderdatei (.ics) oder Tabelle (.csv) des Entsorgers ein: Sie ersetzt in ihren Jahren, was ab ihrem ersten Tag hier steht; ein Jahr, von dem sie nur einzelne Tage hat, erg\u00E4nzt sie.';
          label: 'Abholtage';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200000;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiAbonnementAbonnement extends Struct.CollectionTypeSchema {
  collectionName: 'abonnements';
  info: {
    description: 'Wer Bescheid bekommt, und wor\u00FCber';
    displayName: 'Abonnement';
    pluralName: 'abonnements';
    singularName: 'abonnement';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Abgelehnt: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    Abgelehnt_am: Schema.Attribute.DateTime;
    Adresse_klein: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    Aenderung_bis: Schema.Attribute.DateTime;
    Aenderung_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    Bestaetigt_am: Schema.Attribute.DateTime;
    Bestellt: Schema.Attribute.Text & Schema.Attribute.Private;
    Bestellt_am: Schema.Attribute.DateTime & Schema.Attribute.Required;
    Bestellung_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    Fruehere_Hashes: Schema.Attribute.Text & Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::abonnement.abonnement'
    > &
      Schema.Attribute.Private;
    Neu_bestellt_am: Schema.Attribute.DateTime;
    Neuer_Wortlaut: Schema.Attribute.Text;
    Pausiert: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    publishedAt: Schema.Attribute.DateTime;
    Themen: Schema.Attribute.Text & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Verschickt: Schema.Attribute.JSON;
    Verwaltung_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    Wortlaut: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiAdresseAdresse extends Struct.CollectionTypeSchema {
  collectionName: 'adressen';
  info: {
    description: 'Jede Adresse, unter der ein Eintrag einmal ver\u00F6ffentlicht war';
    displayName: 'Adresse';
    pluralName: 'adressen';
    singularName: 'adresse';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dokument: Schema.Attribute.String & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::adresse.adresse'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.String & Schema.Attribute.Required;
    Typ: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiAllgemeineEinstellungAllgemeineEinstellung
  extends Struct.SingleTypeSchema {
  collectionName: 'allgemeine_einstellungen';
  info: {
    description: 'Name, Anschrift und Texte, die auf jeder Seite gelten';
    displayName: 'Allgemeine Einstellungen';
    pluralName: 'allgemeine-einstellungen';
    singularName: 'allgemeine-einstellung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Dorfname: 6;
            Seitentitel: 6;
          },
          {
            Meta_Beschreibung: 6;
            Untertitel: 6;
          },
          {
            Gemeinde: 6;
            Landkreis: 6;
          },
          {
            Bundesland: 6;
          },
          {
            Schulferien: 12;
          },
        ];
        title: 'Dorf';
      },
      {
        rows: [
          {
            Ort: 4;
            Postleitzahl: 2;
            Strasse: 6;
          },
          {
            Telefax: 5;
            Telefon: 5;
            Vorwahl: 2;
          },
          {
            E_Mail: 6;
            E_Mail_Redaktion: 6;
          },
          {
            Breitengrad: 3;
            Laengengrad: 3;
            Webseite: 6;
          },
          {
            Notfall_Hinweis: 12;
          },
        ];
        title: 'Adresse und Kontakt';
      },
      {
        rows: [
          {
            Oeffnungszeiten: 12;
          },
          {
            Besondere_Tage: 12;
          },
          {
            Oeffnungszeiten_Hinweis: 12;
          },
        ];
        title: '\u00D6ffnungszeiten';
      },
      {
        rows: [
          {
            Begruessung: 12;
          },
          {
            Schnelleinstiege: 12;
          },
        ];
        title: 'Startseite';
      },
      {
        rows: [
          {
            Leere_Suche_Hinweis: 6;
            Oft_gesucht: 6;
          },
          {
            Suche_Platzhalter: 12;
          },
        ];
        title: 'Suche';
      },
      {
        rows: [
          {
            Akzentfarbe: 6;
            Hauptfarbe: 6;
          },
        ];
        title: 'Farben';
      },
      {
        rows: [
          {
            Logo: 6;
            Logo_klein: 6;
          },
          {
            Video: 6;
            Video_Nacht: 6;
          },
          {
            Silhouette: 6;
            Video_Standbild: 6;
          },
          {
            Ueber_uns_Link: 6;
          },
          {
            Fusszeile: 12;
          },
        ];
        title: 'Kopf und Fu\u00DF jeder Seite';
      },
      {
        rows: [
          {
            Brief_Stunde: 6;
            Brief_Wochentag: 6;
          },
        ];
        title: 'Brief der Woche';
      },
      {
        rows: [
          {
            Trennungen: 12;
          },
        ];
        title: 'Schrift';
      },
      {
        rows: [
          {
            Kurzadressen: 12;
          },
        ];
        title: 'Kurzadressen';
      },
      {
        rows: [
          {
            Tonnen: 12;
          },
        ];
        title: 'Abfall';
      },
      {
        rows: [
          {
            Aufsichtsbehoerde: 6;
            Vertretungsberechtigt: 6;
          },
          {
            Datenschutzbeauftragte: 6;
            Redaktion_verantwortlich: 6;
          },
          {
            Aufsicht_Datenschutz: 6;
            Barriere_Kontakt: 6;
          },
          {
            Aufbewahrung_Tage: 6;
            Durchsetzungsstelle: 6;
          },
          {
            Bestaetigung_Monate: 6;
          },
        ];
        title: 'Recht';
      },
    ];
  };
  attributes: {
    Akzentfarbe: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr Ortsschild, wichtige Schaltfl\u00E4chen und die Stelle, an der man gerade ist. Sechs Stellen nach #, zum Beispiel #ffd043. Schrift muss darauf gut lesbar sein, sonst wird sie nicht angenommen. Leer: Gelb.';
          label: 'Akzentfarbe';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    Aufbewahrung_Tage: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'So viele Tage nach ihrem Eingang werden Nachrichten und Einsendungen gel\u00F6scht, auch unerledigte. Was daraus ver\u00F6ffentlicht wurde, bleibt. Raumbuchungen gehen so viele Tage nach ihrem letzten Termin.';
          label: 'Aufbewahrung in Tagen';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 3650;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<180>;
    Aufsicht_Datenschutz: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Aufsichtsbeh\u00F6rde f\u00FCr den Datenschutz';
        };
      }>;
    Aufsichtsbehoerde: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Aufsichtsbeh\u00F6rde';
        };
      }>;
    Barriere_Kontakt: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Kontakt bei Barrieren';
        };
      }>;
    Begruessung: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht auf der Startseite unter \u201EWillkommen\u201C.';
          label: 'Begr\u00FC\u00DFung';
        };
      }>;
    Besondere_Tage: Schema.Attribute.Component<'teile.besonderer-tag', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Tage, an denen geschlossen ist oder andere Zeiten gelten. Sie gehen den \u00FCblichen Zeiten und den Feiertagen vor. Ohne Eintrag sagt die Website vom 24. Dezember bis 1. Januar und zu Ostern, und an Br\u00FCckentagen, nicht, dass ge\u00F6ffnet ist.';
          label: 'Besondere Tage';
        };
      }>;
    Bestaetigung_Monate: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Sind Vereine, Einrichtungen, Angebote und Infos l\u00E4nger nicht best\u00E4tigt, steht das auf der Website dabei. Nach zw\u00F6lf Monaten fragt eine Mail, ob noch alles stimmt.';
          label: 'Best\u00E4tigung gilt (Monate)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: 13;
        },
        number
      > &
      Schema.Attribute.DefaultTo<14>;
    Breitengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 52.18712.';
          label: 'Breitengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    Brief_Stunde: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Von 0 bis 23.';
          label: 'Stunde des Briefs';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 23;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<17>;
    Brief_Wochentag: Schema.Attribute.Enumeration<
      [
        'montag',
        'dienstag',
        'mittwoch',
        'donnerstag',
        'freitag',
        'samstag',
        'sonntag',
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'An diesem Tag geht \u201EDie Woche in \u2026\u201C an alle, die den Brief bestellt haben. Er handelt von den sieben Tagen ab da.';
          label: 'Wochentag des Briefs';
        };
      }> &
      Schema.Attribute.DefaultTo<'donnerstag'>;
    Bundesland: Schema.Attribute.Enumeration<
      [
        'Baden-W\u00FCrttemberg',
        'Bayern',
        'Berlin',
        'Brandenburg',
        'Bremen',
        'Hamburg',
        'Hessen',
        'Mecklenburg-Vorpommern',
        'Niedersachsen',
        'Nordrhein-Westfalen',
        'Rheinland-Pfalz',
        'Saarland',
        'Sachsen',
        'Sachsen-Anhalt',
        'Schleswig-Holstein',
        'Th\u00FCringen',
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die gesetzlichen Feiertage: Termine und \u00D6ffnungszeiten richten sich danach. Leer: nur die Feiertage, die in ganz Deutschland gelten.';
          label: 'Bundesland';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Datenschutzbeauftragte: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Datenschutzbeauftragte Person';
        };
      }>;
    Dorfname: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht zum Beispiel in \u201EVereine in \u2026\u201C.';
          label: 'Dorfname';
        };
      }>;
    Durchsetzungsstelle: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'An sie kann sich wenden, wem die Gemeinde bei einer Barriere nicht hilft.';
          label: 'Durchsetzungsstelle';
        };
      }>;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'E-Mail';
        };
      }>;
    E_Mail_Redaktion: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'E-Mail der Redaktion';
        };
      }>;
    Fusszeile: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Fu\u00DFzeile';
        };
      }>;
    Gemeinde: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Gemeinde';
        };
      }>;
    Hauptfarbe: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr \u00DCberschriften, Links und den Fu\u00DF der Seiten, zum Beispiel #154734. Sie muss dunkel genug sein; f\u00FCr den dunklen Modus wird sie von selbst heller. Leer: Gr\u00FCn.';
          label: 'Hauptfarbe';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    Kurzadressen: Schema.Attribute.Component<'teile.kurzadresse', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Kurze Adressen f\u00FCr Plakate, die zu einer Seite dieser Website f\u00FChren. Gro\u00DF- und Kleinschreibung und \u00FC oder ue sind gleich.';
          label: 'Kurzadressen';
        };
      }>;
    Laengengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 13.34205.';
          label: 'L\u00E4ngengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    Landkreis: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Landkreis';
        };
      }>;
    Leere_Suche_Hinweis: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Hinweis, wenn nichts gefunden wurde';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::allgemeine-einstellung.allgemeine-einstellung'
    > &
      Schema.Attribute.Private;
    Logo: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ihr Dorfzeichen oder Wappen als PNG oder WebP mit durchsichtigem Grund, m\u00F6glichst 1200 Pixel breit. Daraus entstehen auch das Symbol im Browser und das Zeichen auf den Bildern, die beim Teilen erscheinen. Leer: der Dorfname als Ortsschild.';
          label: 'Logo';
        };
      }>;
    Logo_klein: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr den schmalen Kopf beim Bl\u00E4ttern und f\u00FCr das Symbol im Browser, am besten quadratisch. Leer: das Logo.';
          label: 'Logo, klein';
        };
      }>;
    Meta_Beschreibung: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht bei Suchmaschinen unter dem Titel.';
          label: 'Beschreibung f\u00FCr Suchmaschinen';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    Notfall_Hinweis: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Hinweis f\u00FCr den Notfall';
        };
      }>;
    Oeffnungszeiten: Schema.Attribute.Component<'teile.oeffnungszeit', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.';
          label: '\u00D6ffnungszeiten des Rathauses';
        };
      }>;
    Oeffnungszeiten_Hinweis: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Hinweis zu den \u00D6ffnungszeiten';
        };
      }>;
    Oft_gesucht: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein Suchwort je Zeile. Sie stehen auf der Startseite und als Erstes in den Vorschl\u00E4gen der Suche.';
          label: 'Oft gesucht';
        };
      }>;
    Ort: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Ort';
        };
      }>;
    Postleitzahl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Postleitzahl';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Redaktion_verantwortlich: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Verantwortlich f\u00FCr den Inhalt';
        };
      }>;
    Schnelleinstiege: Schema.Attribute.Component<
      'teile.schnelleinstieg',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Die Kacheln der Startseite.';
          label: 'Schnelleinstiege';
        };
      }>;
    Schulferien: Schema.Attribute.Component<'teile.schulferien', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr Veranstaltungen, die in den Schulferien ausfallen. Rechts lesen Sie die Kalenderdatei Ihres Landes ein; von Hand geht es auch. Erst wenn sie bis zum n\u00E4chsten Sommer dastehen, sagt die Website \u201Enicht in den Schulferien\u201C.';
          label: 'Schulferien';
        };
      }>;
    Seitentitel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Name der Website, wie ihn Suchmaschinen und Browser zeigen.';
          label: 'Seitentitel';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    Silhouette: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Der Umriss Ihres Dorfes als PNG oder WebP mit durchsichtigem Himmel, m\u00F6glichst 2000 mal 160 Pixel. Gezeigt wird nur der Umriss, in der Hauptfarbe. Leer: die mitgelieferte Silhouette.';
          label: 'Silhouette \u00FCber dem Fu\u00DF';
        };
      }>;
    Strasse: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Stra\u00DFe und Hausnummer';
        };
      }>;
    Suche_Platzhalter: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Beispiel f\u00FCr die Suche';
        };
      }>;
    Telefax: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Telefax';
        };
      }>;
    Telefon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Telefon';
        };
      }>;
    Tonnen: Schema.Attribute.Component<'teile.tonne', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur wenn die \u00FCblichen nicht passen: Leer kennt der Abfallkalender Restm\u00FCll, Bioabfall, Papier, Gelber Sack, Altglas, Gr\u00FCnschnitt, Schadstoffe, Weihnachtsb\u00E4ume, Sperrm\u00FCll und Elektroger\u00E4te. Sobald hier eine steht, gelten nur die, die hier stehen.';
          label: 'Tonnen';
        };
      }>;
    Trennungen: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Lange W\u00F6rter in \u00DCberschriften trennt die Website selbst. Trennt sie ein Wort falsch, schreiben Sie es hier mit Bindestrichen, wo es getrennt werden darf, zum Beispiel Pflanzen-tausch-b\u00F6rse. Ein Wort je Zeile; ohne Bindestrich wird es nie getrennt.';
          label: 'Trennungen';
        };
      }>;
    Ueber_uns_Link: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Link \u201E\u00DCber uns\u201C';
        };
      }>;
    Untertitel: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Untertitel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vertretungsberechtigt: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wer die Gemeinde vertritt (Impressum).';
          label: 'Vertretungsberechtigt';
        };
      }>;
    Video: Schema.Attribute.Media<'videos'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Hintergrund des Kopfes, ohne Ton. Handys bekommen es nur, wenn es h\u00F6chstens 90 kB hat; sonst zeigen sie das Kopfbild. Leer: das Kopfbild allein; ohne Kopfbild das mitgelieferte Video.';
          label: 'Video';
        };
      }>;
    Video_Nacht: Schema.Attribute.Media<'videos'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Auch dieses bekommen Handys nur, wenn es h\u00F6chstens 90 kB hat.';
          label: 'Video f\u00FCr den dunklen Modus';
        };
      }>;
    Video_Standbild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein breites Bild Ihres Dorfes, m\u00F6glichst 1760 mal 560 Pixel; Handys bekommen es kleiner. Mit einem Video: sein Standbild, das gezeigt wird, bis es l\u00E4uft oder wenn es nicht laufen soll.';
          label: 'Kopfbild';
        };
      }>;
    Vorwahl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel 033767. Nummern ohne Vorwahl, die in Texten nach \u201ETelefon\u201C oder \u201ETel.\u201C stehen, werden damit anrufbar.';
          label: 'Vorwahl';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 8;
      }>;
    Webseite: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Website';
        };
      }>;
  };
}

export interface ApiAngebotAngebot extends Struct.CollectionTypeSchema {
  collectionName: 'angebote';
  info: {
    description: 'Was man im Dorf nutzen kann; f\u00FChrt zu einer anderen Seite';
    displayName: 'Angebote';
    pluralName: 'angebote';
    singularName: 'angebot';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Titel: 12;
          },
          {
            Kurztext: 12;
          },
          {
            Kategorien: 6;
            Ziel: 6;
          },
        ];
        title: 'Was';
      },
      {
        rows: [
          {
            Bild: 6;
            Bild_Alt: 6;
          },
        ];
        title: 'Bild';
      },
      {
        rows: [
          {
            Gueltig_bis: 4;
            Slug: 8;
          },
          {
            Rueckfragen_E_Mail: 6;
            Zuletzt_bestaetigt_am: 6;
          },
        ];
        title: 'Weitere Angaben';
      },
    ];
  };
  attributes: {
    Anzeige: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Vorgangsnummer der Anzeige';
        };
      }>;
    Bild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bild';
        };
      }>;
    Bild_Alt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.';
          label: 'Bildbeschreibung';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Gueltig_bis: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nach diesem Tag verschwindet der Eintrag von selbst von der Website. Leer: Er bleibt.';
          label: 'G\u00FCltig bis';
        };
      }>;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Unter diesen Themen wird der Eintrag gefunden.';
          label: 'Kategorien';
        };
      }>;
    Kurztext: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zwei bis vier S\u00E4tze. Hervorhebungen und Links sind m\u00F6glich.';
          label: 'Kurztext';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::angebot.angebot'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Rueckfragen_E_Mail: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht nicht auf der Website. An diese Adresse geht einmal im Jahr die Frage, ob noch alles stimmt.';
          label: 'E-Mail f\u00FCr R\u00FCckfragen';
        };
      }>;
    Slug: Schema.Attribute.UID<
      'Titel',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Titel. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Ziel: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Ziel';
        };
      }>;
    Zuletzt_bestaetigt_am: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'An diesem Tag wurde der Eintrag zuletzt ver\u00F6ffentlicht oder mit \u201EStimmt noch\u201C best\u00E4tigt.';
          label: 'Zuletzt best\u00E4tigt am';
        };
      }>;
  };
}

export interface ApiAnmeldeterminAnmeldetermin
  extends Struct.CollectionTypeSchema {
  collectionName: 'anmeldetermine';
  info: {
    description: 'Ein Termin, zu dem sich jemand angemeldet hat';
    displayName: 'Anmeldetermin';
    pluralName: 'anmeldetermine';
    singularName: 'anmeldetermin';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Bekannt: Schema.Attribute.JSON;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Geschlossen: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Letzter_Rang: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    Letzter_Tag: Schema.Attribute.Date;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::anmeldetermin.anmeldetermin'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Rundbriefe: Schema.Attribute.JSON;
    Schluessel: Schema.Attribute.String & Schema.Attribute.Required;
    Stand: Schema.Attribute.Enumeration<
      ['frei', 'wenige', 'warteliste', 'ausgebucht', 'geschlossen']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'frei'>;
    Tag: Schema.Attribute.String & Schema.Attribute.DefaultTo<''>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Veranstaltung: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiAnmeldungAnmeldung extends Struct.CollectionTypeSchema {
  collectionName: 'anmeldungen';
  info: {
    description: 'Wer zu einer Veranstaltung kommt';
    displayName: 'Anmeldung';
    pluralName: 'anmeldungen';
    singularName: 'anmeldung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Angebot: Schema.Attribute.Integer;
    Antwort: Schema.Attribute.String & Schema.Attribute.Private;
    Bekannt: Schema.Attribute.JSON;
    Bemerkung: Schema.Attribute.Text & Schema.Attribute.Private;
    Bestaetigt_am: Schema.Attribute.DateTime;
    Code_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    E_Mail: Schema.Attribute.String & Schema.Attribute.Private;
    Erinnert_am: Schema.Attribute.DateTime;
    Erinnerung: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Gefragt_bis: Schema.Attribute.DateTime;
    Letzter_Tag: Schema.Attribute.Date;
    Links: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::anmeldung.anmeldung'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Private;
    Plaetze: Schema.Attribute.Integer & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    Rang: Schema.Attribute.Integer;
    Stand: Schema.Attribute.Enumeration<
      ['offen', 'dabei', 'warteliste', 'gefragt', 'abgesagt', 'verfallen']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'offen'>;
    Tag: Schema.Attribute.String & Schema.Attribute.DefaultTo<''>;
    Telefon: Schema.Attribute.String & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Veranstaltung: Schema.Attribute.String & Schema.Attribute.Required;
    Von_Hand: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    Wer: Schema.Attribute.String & Schema.Attribute.Private;
    Zu_wenig: Schema.Attribute.Integer;
  };
}

export interface ApiAnmerkungAnmerkung extends Struct.CollectionTypeSchema {
  collectionName: 'anmerkungen';
  info: {
    description: 'Was Menschen auf \u201EWas fehlt?\u201C geschrieben haben, ohne Namen und Adresse';
    displayName: 'Anmerkungen zu Seiten';
    pluralName: 'anmerkungen';
    singularName: 'anmerkung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Text: 12;
          },
          {
            Rueckmeldung: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::anmerkung.anmerkung'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Rueckmeldung: Schema.Attribute.Relation<
      'manyToOne',
      'api::rueckmeldung.rueckmeldung'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Um welche Seite es geht.';
          label: 'Seite';
        };
      }>;
    Text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Die Worte eines Menschen, der die Seite gelesen hat; beantworten lassen sie sich nicht. Sie werden nach der Aufbewahrungsfrist gel\u00F6scht. L\u00F6schen Sie fr\u00FCher, was Angaben \u00FCber Personen enth\u00E4lt.';
          label: 'Was fehlt?';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiAusgehendeMailAusgehendeMail
  extends Struct.CollectionTypeSchema {
  collectionName: 'ausgehende_mails';
  info: {
    description: 'Mails, die noch versendet werden';
    displayName: 'Ausgehende Mail';
    pluralName: 'ausgehende-mails';
    singularName: 'ausgehende-mail';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Art: Schema.Attribute.Enumeration<
      [
        'redaktion',
        'bestaetigung',
        'nachfrage',
        'ergebnis',
        'ablehnung',
        'bescheid',
        'erinnerung',
        'verlaengerung',
        'bestellung',
        'aenderlink',
        'brief',
        'eilbrief',
        'aenderung',
        'neues',
        'push',
        'anmeldung',
        'anmeldestand',
        'anmelde_erinnerung',
        'rundbrief',
        'anmeldeabsage',
      ]
    > &
      Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Eingang: Schema.Attribute.String & Schema.Attribute.Required;
    Faellig_am: Schema.Attribute.BigInteger & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::ausgehende-mail.ausgehende-mail'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Ungewiss: Schema.Attribute.Boolean;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Versuche: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
    Vorher: Schema.Attribute.JSON;
  };
}

export interface ApiBeitragBeitrag extends Struct.CollectionTypeSchema {
  collectionName: 'beitraege';
  info: {
    description: 'L\u00E4ngere Artikel und Neuigkeiten';
    displayName: 'Beitr\u00E4ge';
    pluralName: 'beitraege';
    singularName: 'beitrag';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Datum: 4;
            Titel: 8;
          },
          {
            Teaser: 12;
          },
          {
            Text: 12;
          },
          {
            Kategorien: 6;
            Organisationen: 6;
          },
        ];
        title: 'Was';
      },
      {
        rows: [
          {
            Bild: 6;
            Bild_Alt: 6;
          },
          {
            Weitere_Bilder: 12;
          },
        ];
        title: 'Bild';
      },
      {
        rows: [
          {
            Dateien: 12;
          },
          {
            Sprache: 12;
          },
          {
            Leichte_Sprache: 12;
          },
          {
            Gueltig_bis: 6;
            Nicht_in_Aktuelles: 6;
          },
          {
            Slug: 6;
            Verwandtes: 6;
          },
        ];
        title: 'Weitere Angaben';
      },
    ];
  };
  attributes: {
    Anzeige: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Vorgangsnummer der Anzeige';
        };
      }>;
    Bild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bild';
        };
      }>;
    Bild_Alt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.';
          label: 'Bildbeschreibung';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien: Schema.Attribute.Media<'images' | 'files', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel der Handzettel als PDF. Besucher sehen den Titel der Datei, ihre Art und Gr\u00F6\u00DFe. Steht alles Wichtige auch im Text? Viele k\u00F6nnen Dateien nicht lesen oder nicht vorlesen lassen.';
          label: 'Dateien zum Herunterladen';
        };
      }>;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Datum: Schema.Attribute.Date &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nach diesem Tag werden Beitr\u00E4ge sortiert.';
          label: 'Datum';
        };
      }>;
    Gueltig_bis: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nach diesem Tag verschwindet der Eintrag von selbst von der Website. Leer: Er bleibt.';
          label: 'G\u00FCltig bis';
        };
      }>;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Unter diesen Themen wird der Eintrag gefunden.';
          label: 'Kategorien';
        };
      }>;
    Leichte_Sprache: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Text in Leichter Sprache';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::beitrag.beitrag'
    > &
      Schema.Attribute.Private;
    Nicht_in_Aktuelles: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr private Anzeigen und l\u00E4ngere Texte zu einem Angebot: Der Beitrag steht weder unter Aktuelles noch auf der Startseite oder im Feed; Links und Suche f\u00FChren hin.';
          label: 'Nicht unter Aktuelles';
        };
      }>;
    Organisationen: Schema.Attribute.Relation<
      'manyToMany',
      'api::organisation.organisation'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Um wen es geht. Der Beitrag steht dann auch auf deren Seite.';
          label: 'Vereine und Einrichtungen';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<
      'Titel',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Titel. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    Sprache: Schema.Attribute.Enumeration<
      [
        'Deutsch',
        'Englisch',
        'Ukrainisch',
        'Russisch',
        'Arabisch',
        'Persisch (Farsi, Dari)',
        'T\u00FCrkisch',
        'Polnisch',
        'Rum\u00E4nisch',
        'Franz\u00F6sisch',
        'Plattdeutsch',
        'Niedersorbisch',
        'Obersorbisch',
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Worin Titel und Text geschrieben sind. Kyrillische und arabische Schrift erkennt die Website auch in einem deutschen Text. Mehrere Sprachen in einem Text: Jede beginnt mit einer \u00DCberschrift, die nur ihren eigenen Namen nennt, zum Beispiel ## English, ## T\u00FCrk\u00E7e oder ## Polski.';
          label: 'Sprache';
        };
      }> &
      Schema.Attribute.DefaultTo<'Deutsch'>;
    Teaser: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht in \u00DCbersichten.';
          label: 'Teaser';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    Text: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: '\u00DCberschriften beginnen mit ##.';
          label: 'Text';
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Verwandtes: Schema.Attribute.Relation<
      'manyToMany',
      'api::beitrag.beitrag'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Verwandte Beitr\u00E4ge';
        };
      }>;
    Weitere_Bilder: Schema.Attribute.Media<'images', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Stehen unter dem Text. Was zu sehen ist, h\u00F6ren Menschen, die es nicht sehen; die Bildunterschrift lesen alle.';
          label: 'Weitere Bilder';
        };
      }>;
  };
}

export interface ApiBelegungBelegung extends Struct.CollectionTypeSchema {
  collectionName: 'belegungen';
  info: {
    description: 'Je Raumteil und Viertelstunde eine Zeile, damit nichts doppelt vergeben wird';
    displayName: 'Belegte Viertelstunden';
    pluralName: 'belegungen';
    singularName: 'belegung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::belegung.belegung'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Raumteil: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Viertelstunde: Schema.Attribute.Integer & Schema.Attribute.Required;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiBuchungBuchung extends Struct.CollectionTypeSchema {
  collectionName: 'buchungen';
  info: {
    description: 'Anfragen f\u00FCr R\u00E4ume, und was daraus wurde';
    displayName: 'Raumanfragen';
    pluralName: 'buchungen';
    singularName: 'buchung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Titel: 12;
          },
          {
            Raum: 6;
            Teil: 6;
          },
          {
            Beginn: 6;
            Ende: 6;
          },
          {
            Belegt_bis: 6;
            Belegt_von: 6;
          },
          {
            Personen: 6;
            Wiederholung: 6;
          },
          {
            Text: 12;
          },
          {
            Oeffentlich: 12;
          },
        ];
        title: 'Was und wann';
      },
      {
        rows: [
          {
            Name: 12;
          },
          {
            E_Mail: 6;
            Telefon: 6;
          },
        ];
        title: 'Wer';
      },
      {
        rows: [
          {
            Bearbeitungsstand: 6;
            Vorgangsnummer: 6;
          },
          {
            Begruendung: 12;
          },
          {
            Bestaetigung_gewuenscht: 6;
            Bestaetigung_versendet_am: 6;
          },
          {
            Mail_versendet_am: 6;
          },
        ];
        title: 'Bearbeitung';
      },
    ];
    redaktion: {
      createdAt: {
        label: 'Eingegangen am';
      };
    };
  };
  attributes: {
    Art: Schema.Attribute.Enumeration<['raum']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Bearbeitungsstand: Schema.Attribute.Enumeration<
      [
        'neu',
        'best\u00E4tigt',
        'abgelehnt',
        'durch Absender zur\u00FCckgezogen',
        'frei gegeben',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: '\u201ENeu\u201C hei\u00DFt angefragt und blockiert nichts. Entschieden wird rechts oder auf der Startseite.';
          label: 'Stand';
        };
      }> &
      Schema.Attribute.DefaultTo<'neu'>;
    Beginn: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Beginn';
        };
      }>;
    Begruendung: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Steht in der Mail und hinter der Vorgangsnummer.';
          label: 'Begr\u00FCndung';
        };
      }>;
    Belegt_bis: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Belegt bis (mit Aufr\u00E4umen)';
        };
      }>;
    Belegt_von: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Belegt ab (mit Aufbau)';
        };
      }>;
    Bescheide: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Bestaetigung_gewuenscht: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung gew\u00FCnscht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Bestaetigung_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung versendet am';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'E-Mail';
        };
      }>;
    Ende: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Ende';
        };
      }>;
    Entwurf: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Erinnert_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Letzter_Tag: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::buchung.buchung'
    > &
      Schema.Attribute.Private;
    Mail_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Leer, solange die Mail nicht versendet ist oder wenn kein Mailversand eingerichtet ist.';
          label: 'Redaktion benachrichtigt am';
        };
      }>;
    Nach_Verlaengerung_gefragt_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Name';
        };
      }>;
    Oeffentlich: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Beim Best\u00E4tigen entsteht der Entwurf einer Veranstaltung.';
          label: 'Soll in den Kalender';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Personen: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Personen';
        };
      }>;
    Pruefsumme: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Raum: Schema.Attribute.Relation<'manyToOne', 'api::ort.ort'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Raum';
        };
      }>;
    Schluessel: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Teil: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Leer: der ganze Raum.';
          label: 'Teil';
        };
      }>;
    Telefon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Telefon';
        };
      }>;
    Termine: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Text: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Bemerkung';
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Steht nirgends auf der Website.';
          label: 'Was';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Diese Nummer kennt auch, wer angefragt hat.';
          label: 'Vorgangsnummer';
        };
      }>;
    Weiterer_Zugangscode: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Wiederholung: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Wiederholung';
        };
      }>;
    Zugangscode: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
  };
}

export interface ApiEinsendungEinsendung extends Struct.CollectionTypeSchema {
  collectionName: 'einsendungen';
  info: {
    description: 'Was Besucher unter Mitmachen eingereicht haben';
    displayName: 'Einsendungen';
    pluralName: 'einsendungen';
    singularName: 'einsendung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Titel: 12;
          },
          {
            Art: 6;
            Vorgangsnummer: 6;
          },
          {
            E_Mail: 6;
            Name: 6;
          },
        ];
        title: 'Eingang';
      },
      {
        rows: [
          {
            Bearbeitungsstand: 6;
          },
          {
            Begruendung: 12;
          },
          {
            Bestaetigung_gewuenscht: 6;
            Bestaetigung_versendet_am: 6;
          },
          {
            Geaendert_am: 6;
            Mail_versendet_am: 6;
          },
        ];
        title: 'Bearbeitung';
      },
    ];
    redaktion: {
      createdAt: {
        label: 'Eingegangen am';
      };
    };
  };
  attributes: {
    Art: Schema.Attribute.Enumeration<
      ['veranstaltung', 'organisation', 'beitrag', 'angebot', 'hilfe']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Art';
        };
      }>;
    Bearbeitungsstand: Schema.Attribute.Enumeration<
      [
        'neu',
        'in Arbeit',
        'erledigt',
        'abgelehnt',
        'durch Absender zur\u00FCckgezogen',
      ]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wie weit die Bearbeitung ist. Solange hier \u201Eneu\u201C steht, kann die absendende Person ihre Angaben \u00E4ndern oder zur\u00FCckziehen. Wer hier \u201EAbgelehnt\u201C w\u00E4hlt, schreibt ihr nicht; das tut rechts \u201EAblehnen\u201C.';
          label: 'Bearbeitungsstand';
        };
      }> &
      Schema.Attribute.DefaultTo<'neu'>;
    Begruendung: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Steht in der Mail an die absendende Person.';
          label: 'Begr\u00FCndung der Ablehnung';
        };
      }>;
    Bescheide: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Bestaetigung_gewuenscht: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung gew\u00FCnscht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Bestaetigung_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung versendet am';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Daten: Schema.Attribute.JSON &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'E-Mail';
        };
      }>;
    Entwurf: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Geaendert_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Wann die absendende Person ihre Angaben zuletzt ge\u00E4ndert oder zur\u00FCckgezogen hat.';
          label: 'Nachtr\u00E4glich ge\u00E4ndert am';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::einsendung.einsendung'
    > &
      Schema.Attribute.Private;
    Mail_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Leer, solange die Mail nicht versendet ist oder wenn kein Mailversand eingerichtet ist.';
          label: 'Redaktion benachrichtigt am';
        };
      }>;
    Name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Name';
        };
      }>;
    Pruefsumme: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Schluessel: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Diese Nummer kennt auch die absendende Person.';
          label: 'Vorgangsnummer';
        };
      }>;
    Weiterer_Zugangscode: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Zugangscode: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
  };
}

export interface ApiEinsendungsbildEinsendungsbild
  extends Struct.CollectionTypeSchema {
  collectionName: 'einsendungsbilder';
  info: {
    description: 'Ungepr\u00FCfte Bilder von Besuchern; nicht \u00F6ffentlich';
    displayName: 'Bild einer Einsendung';
    pluralName: 'einsendungsbilder';
    singularName: 'einsendungsbild';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Inhalt: Schema.Attribute.Text & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::einsendungsbild.einsendungsbild'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Typ: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiFassungFassung extends Struct.CollectionTypeSchema {
  collectionName: 'fassungen';
  info: {
    description: 'Was ein Eintrag fr\u00FCher sagte, als er so ver\u00F6ffentlicht war';
    displayName: 'Fassung';
    pluralName: 'fassungen';
    singularName: 'fassung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dokument: Schema.Attribute.String & Schema.Attribute.Required;
    Inhalt: Schema.Attribute.JSON & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::fassung.fassung'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Stand: Schema.Attribute.DateTime & Schema.Attribute.Required;
    Typ: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiGeraetGeraet extends Struct.CollectionTypeSchema {
  collectionName: 'geraete';
  info: {
    description: 'Welches Ger\u00E4t Push-Nachrichten bekommt, und wor\u00FCber';
    displayName: 'Ger\u00E4t';
    pluralName: 'geraete';
    singularName: 'geraet';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Bestaetigt_am: Schema.Attribute.DateTime;
    Bestaetigung_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    Bestellt_am: Schema.Attribute.DateTime & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Endpunkt: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::geraet.geraet'
    > &
      Schema.Attribute.Private;
    Oeffentlicher_Schluessel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Schluessel_auth: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    Themen: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Wortlaut: Schema.Attribute.Text & Schema.Attribute.Required;
    Zugestellt_mit: Schema.Attribute.String & Schema.Attribute.Private;
  };
}

export interface ApiGlossarbegriffGlossarbegriff
  extends Struct.CollectionTypeSchema {
  collectionName: 'glossarbegriffe';
  info: {
    description: 'Amtliche W\u00F6rter, die die Website beim Antippen erkl\u00E4rt';
    displayName: 'Glossar';
    pluralName: 'glossarbegriffe';
    singularName: 'glossarbegriff';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Begriff: 6;
            Weitere_Formen: 6;
          },
          {
            Erklaerung: 12;
          },
          {
            Link: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Begriff: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Das Wort in der Grundform, zum Beispiel Bebauungsplan. Die Endungen -s, -es, -n und -en erkennt die Website selbst.';
          label: 'Begriff';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Erklaerung: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein oder zwei kurze S\u00E4tze in einfachen Worten. Sie stehen im Glossar und erscheinen, wenn jemand das Wort in einem Text antippt. Je Seite ist es an der ersten Stelle markiert.';
          label: 'Erkl\u00E4rung';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    Link: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Freiwillig: wo mehr dazu steht. Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /beitrag/abfallkalender.';
          label: 'Link';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::glossarbegriff.glossarbegriff'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Weitere_Formen: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Freiwillig, eine Form je Zeile: was anders lautet als der Begriff mit einer dieser Endungen, zum Beispiel Bebauungspl\u00E4ne oder B-Plan.';
          label: 'Weitere Formen';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface ApiInfoInfo extends Struct.CollectionTypeSchema {
  collectionName: 'infos';
  info: {
    description: 'Kurze Ausk\u00FCnfte; f\u00FChren zu einer anderen Seite';
    displayName: 'Infos';
    pluralName: 'infos';
    singularName: 'info';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Titel: 12;
          },
          {
            Kurztext: 12;
          },
          {
            Kategorien: 6;
            Ziel: 6;
          },
          {
            Slug: 12;
          },
          {
            Rueckfragen_E_Mail: 6;
            Zuletzt_bestaetigt_am: 6;
          },
        ];
      },
    ];
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Unter diesen Themen wird der Eintrag gefunden.';
          label: 'Kategorien';
        };
      }>;
    Kurztext: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zwei bis vier S\u00E4tze. Hervorhebungen und Links sind m\u00F6glich.';
          label: 'Kurztext';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::info.info'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Rueckfragen_E_Mail: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht nicht auf der Website. An diese Adresse geht einmal im Jahr die Frage, ob noch alles stimmt.';
          label: 'E-Mail f\u00FCr R\u00FCckfragen';
        };
      }>;
    Slug: Schema.Attribute.UID<
      'Titel',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Titel. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Ziel: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Ziel';
        };
      }>;
    Zuletzt_bestaetigt_am: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'An diesem Tag wurde der Eintrag zuletzt ver\u00F6ffentlicht oder mit \u201EStimmt noch\u201C best\u00E4tigt.';
          label: 'Zuletzt best\u00E4tigt am';
        };
      }>;
  };
}

export interface ApiKalenderquelleKalenderquelle
  extends Struct.CollectionTypeSchema {
  collectionName: 'kalenderquellen';
  info: {
    description: 'Kalender von Vereinen und Nachbarorten, die jede Stunde gelesen oder immer wieder geschickt werden';
    displayName: 'Kalenderquelle';
    pluralName: 'kalenderquellen';
    singularName: 'kalenderquelle';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Adresse: Schema.Attribute.Text & Schema.Attribute.Private;
    Art: Schema.Attribute.Enumeration<['hier', 'nachbarort']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'hier'>;
    Aus: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Datei: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Frist_Tage: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<7>;
    Kategorien: Schema.Attribute.JSON;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::kalenderquelle.kalenderquelle'
    > &
      Schema.Attribute.Private;
    Mit_Text: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    Ort: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    Stand: Schema.Attribute.JSON & Schema.Attribute.Private;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Veranstalter: Schema.Attribute.String;
    Veroeffentlichen: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Website: Schema.Attribute.Text;
  };
}

export interface ApiKategorieKategorie extends Struct.CollectionTypeSchema {
  collectionName: 'kategorien';
  info: {
    description: 'Themen, nach denen Besucher bl\u00E4ttern';
    displayName: 'Kategorien';
    pluralName: 'kategorien';
    singularName: 'kategorie';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 12;
          },
          {
            Beschreibung: 12;
          },
          {
            Reihenfolge: 4;
            Slug: 8;
          },
        ];
      },
    ];
  };
  attributes: {
    Beschreibung: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein Satz, der das Thema erkl\u00E4rt.';
          label: 'Beschreibung';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Name';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Reihenfolge: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Kleine Zahlen stehen vorn.';
          label: 'Reihenfolge';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    Slug: Schema.Attribute.UID<
      'Name',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Namen. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiMitteilungMitteilung extends Struct.CollectionTypeSchema {
  collectionName: 'mitteilungen';
  info: {
    description: 'Was alle sofort wissen m\u00FCssen; steht \u00FCber jeder Seite, bis sie endet';
    displayName: 'Wichtige Mitteilungen';
    pluralName: 'mitteilungen';
    singularName: 'mitteilung';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Text: 12;
          },
          {
            Stufe: 6;
          },
          {
            Bis: 6;
            Von: 6;
          },
          {
            Link: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Bis: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Dann verschwindet die Mitteilung von selbst. Sie k\u00F6nnen das Ende jederzeit verschieben.';
          label: 'Bis';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Link: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Freiwillig: wo mehr dazu steht. Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Link';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::mitteilung.mitteilung'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Stufe: Schema.Attribute.Enumeration<['Hinweis', 'Warnung', 'Gefahr']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Hinweis: gut zu wissen. Warnung: bitte vorsichtig sein, zum Beispiel, wenn das Wasser abgestellt wird. Gefahr: bitte sofort handeln. Warnungen und Gefahr k\u00F6nnen Sie auch schicken, rechts unter \u201EBescheid geben\u201C. Zugleich stehen h\u00F6chstens drei Mitteilungen \u00FCber den Seiten, die dringendsten zuerst.';
          label: 'Stufe';
        };
      }> &
      Schema.Attribute.DefaultTo<'Hinweis'>;
    Text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein bis drei kurze S\u00E4tze: Was ist los, wo, und was ist zu tun? Der Text steht \u00FCber jeder Seite der Website.';
          label: 'Text';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Von: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ab wann die Mitteilung zu sehen ist. Leer lassen: sofort nach dem Ver\u00F6ffentlichen.';
          label: 'Von';
        };
      }>;
  };
}

export interface ApiNachbarterminNachbartermin
  extends Struct.CollectionTypeSchema {
  collectionName: 'nachbartermine';
  info: {
    description: 'Termine von Nachbarorten, wie deren Kalender sie zuletzt nannten';
    displayName: 'Nachbartermin';
    pluralName: 'nachbartermine';
    singularName: 'nachbartermin';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Beginn: Schema.Attribute.DateTime & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Ende: Schema.Attribute.DateTime;
    Ganztaegig: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Link: Schema.Attribute.Text & Schema.Attribute.Required;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::nachbartermin.nachbartermin'
    > &
      Schema.Attribute.Private;
    Nachbarort: Schema.Attribute.String & Schema.Attribute.Required;
    Ort: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    Quelle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private;
    Text: Schema.Attribute.Text;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiNachfrageNachfrage extends Struct.CollectionTypeSchema {
  collectionName: 'nachfragen';
  info: {
    description: 'Wann zuletzt gefragt wurde, ob ein Eintrag noch stimmt';
    displayName: 'Nachfrage';
    pluralName: 'nachfragen';
    singularName: 'nachfrage';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Bestaetigt_am: Schema.Attribute.DateTime;
    Code_Hash: Schema.Attribute.String & Schema.Attribute.Private;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dokument: Schema.Attribute.String & Schema.Attribute.Required;
    Gefragt_am: Schema.Attribute.DateTime & Schema.Attribute.Required;
    Laeuft_ab_am: Schema.Attribute.DateTime;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::nachfrage.nachfrage'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Typ: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiNachrichtNachricht extends Struct.CollectionTypeSchema {
  collectionName: 'nachrichten';
  info: {
    description: 'Was Besucher geschrieben haben: Kontakt, Barrieren, Hinweise zu Inhalten, \u00C4nderungen';
    displayName: 'Nachrichten';
    pluralName: 'nachrichten';
    singularName: 'nachricht';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Betreff: 12;
          },
          {
            Text: 12;
          },
          {
            E_Mail: 6;
            Name: 6;
          },
          {
            Seite: 12;
          },
          {
            Art: 6;
            Vorgangsnummer: 6;
          },
        ];
        title: 'Eingang';
      },
      {
        rows: [
          {
            Antwort_bis: 6;
            Bearbeitungsstand: 6;
          },
          {
            Bestaetigung_gewuenscht: 6;
            Bestaetigung_versendet_am: 6;
          },
          {
            Mail_versendet_am: 6;
          },
        ];
        title: 'Bearbeitung';
      },
    ];
    redaktion: {
      createdAt: {
        label: 'Eingegangen am';
      };
    };
  };
  attributes: {
    Antwort_bis: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Bis wann eine Antwort zugesagt ist.';
          label: 'Antwort bis';
        };
      }>;
    Art: Schema.Attribute.Enumeration<
      ['kontakt', 'barriere', 'inhalt', 'aenderung']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Art';
        };
      }> &
      Schema.Attribute.DefaultTo<'kontakt'>;
    Bearbeitungsstand: Schema.Attribute.Enumeration<
      ['neu', 'in Arbeit', 'erledigt', 'abgelehnt']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wie weit die Bearbeitung ist.';
          label: 'Bearbeitungsstand';
        };
      }> &
      Schema.Attribute.DefaultTo<'neu'>;
    Bestaetigung_gewuenscht: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung gew\u00FCnscht';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Bestaetigung_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Best\u00E4tigung versendet am';
        };
      }>;
    Betreff: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Betreff';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'E-Mail';
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::nachricht.nachricht'
    > &
      Schema.Attribute.Private;
    Mail_versendet_am: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Leer, solange die Mail nicht versendet ist oder wenn kein Mailversand eingerichtet ist.';
          label: 'Redaktion benachrichtigt am';
        };
      }>;
    Name: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Name';
        };
      }>;
    Pruefsumme: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Schluessel: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Seite: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Die Seite, um die es geht.';
          label: 'Seite';
        };
      }>;
    Text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          label: 'Text';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Diese Nummer kennt auch die absendende Person.';
          label: 'Vorgangsnummer';
        };
      }>;
  };
}

export interface ApiOrganisationOrganisation
  extends Struct.CollectionTypeSchema {
  collectionName: 'organisationen';
  info: {
    description: 'Vereine, Kindertagesst\u00E4tten und Grundschulen';
    displayName: 'Vereine und Einrichtungen';
    pluralName: 'organisationen';
    singularName: 'organisation';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 12;
          },
          {
            Art: 6;
            Organisation: 6;
          },
          {
            Beschreibung: 12;
          },
          {
            Kategorien: 12;
          },
        ];
        title: 'Wer';
      },
      {
        rows: [
          {
            Ort: 4;
            Postleitzahl: 2;
            Strasse: 6;
          },
          {
            Breitengrad: 3;
            Laengengrad: 3;
          },
        ];
        title: 'Wo';
      },
      {
        rows: [
          {
            Ansprechpartner_Rolle: 6;
            Telefon: 6;
          },
          {
            E_Mail: 6;
            Webseite: 6;
          },
        ];
        title: 'Kontakt';
      },
      {
        rows: [
          {
            Oeffnungszeiten: 12;
          },
          {
            Besondere_Tage: 12;
          },
          {
            Oeffnungszeiten_Hinweis: 12;
          },
        ];
        title: 'Wann ge\u00F6ffnet ist';
      },
      {
        rows: [
          {
            Altersgruppe: 6;
            Plaetze: 4;
          },
        ];
        title: 'Nur f\u00FCr Kitas und Schulen';
      },
      {
        rows: [
          {
            Bild: 6;
            Bild_Alt: 6;
          },
        ];
        title: 'Bild';
      },
      {
        rows: [
          {
            Akzentfarbe: 6;
          },
        ];
        title: 'Termine auf der eigenen Website';
      },
      {
        rows: [
          {
            Slug: 12;
          },
          {
            Zuletzt_bestaetigt_am: 6;
          },
        ];
        title: 'Weitere Angaben';
      },
    ];
  };
  attributes: {
    Akzentfarbe: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Terminliste, die der Verein auf seiner eigenen Website zeigen kann (\u201EAuf die eigene Website\u201C auf seiner Seite hier). Sechs Stellen nach #, zum Beispiel #ffd043. Schrift muss darauf gut lesbar sein. Leer: die Farbe des Dorfes.';
          label: 'Akzentfarbe';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    Altersgruppe: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur f\u00FCr Kitas und Schulen, zum Beispiel 1 bis 6 Jahre.';
          label: 'Altersgruppe';
        };
      }>;
    Ansprechpartner_Rolle: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Die Funktion, nicht der Name einer Person.';
          label: 'Ansprechperson (Funktion)';
        };
      }>;
    Art: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel Sportverein, Chor, Kindertagesst\u00E4tte oder Grundschule.';
          label: 'Art';
        };
      }>;
    Beschreibung: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Beschreibung';
        };
      }>;
    Besondere_Tage: Schema.Attribute.Component<'teile.besonderer-tag', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Tage, an denen geschlossen ist oder andere Zeiten gelten. Sie gehen den \u00FCblichen Zeiten und den Feiertagen vor. Ohne Eintrag sagt die Website vom 24. Dezember bis 1. Januar und zu Ostern nicht, dass ge\u00F6ffnet ist.';
          label: 'Besondere Tage';
        };
      }>;
    Bild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bild';
        };
      }>;
    Bild_Alt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.';
          label: 'Bildbeschreibung';
        };
      }>;
    Breitengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 52.18712.';
          label: 'Breitengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    E_Mail: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'E-Mail';
        };
      }>;
    Importkennung: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Kennung in der Quelle';
        };
      }>;
    Importquelle: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: '\u00DCbernommen aus';
        };
      }>;
    Importstand: Schema.Attribute.JSON &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Zuletzt \u00FCbernommene Angaben';
        };
      }>;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Unter diesen Themen wird der Eintrag gefunden.';
          label: 'Kategorien';
        };
      }>;
    Laengengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 13.34205.';
          label: 'L\u00E4ngengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::organisation.organisation'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Name';
        };
      }>;
    Oeffnungszeiten: Schema.Attribute.Component<'teile.oeffnungszeit', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Zeile je Zeitspanne; ein Tag darf mehrfach vorkommen.';
          label: '\u00D6ffnungszeiten';
        };
      }>;
    Oeffnungszeiten_Hinweis: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Steht bei den Zeiten. Tage, an denen geschlossen ist, geh\u00F6ren zu den besonderen Tagen.';
          label: 'Hinweis zu den Zeiten';
        };
      }>;
    Organisation: Schema.Attribute.Enumeration<
      ['verein', 'kindertagesst\u00E4tte']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Verein: steht unter Vereine. Kita oder Grundschule: steht unter Kitas und Grundschulen.';
          label: 'Verzeichnis';
        };
      }>;
    Ort: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Ort';
        };
      }>;
    Plaetze: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur f\u00FCr Kitas und Schulen.';
          label: 'Pl\u00E4tze';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    Postleitzahl: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Postleitzahl';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<
      'Name',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Namen. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    Strasse: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Stra\u00DFe und Hausnummer';
        };
      }>;
    Telefon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Telefon';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Webseite: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Website';
        };
      }>;
    Zuletzt_bestaetigt_am: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'An diesem Tag wurde der Eintrag zuletzt ver\u00F6ffentlicht oder mit \u201EStimmt noch\u201C best\u00E4tigt.';
          label: 'Zuletzt best\u00E4tigt am';
        };
      }>;
  };
}

export interface ApiOrtOrt extends Struct.CollectionTypeSchema {
  collectionName: 'orte';
  info: {
    description: 'Orte von Veranstaltungen, und R\u00E4ume, die man anfragen kann';
    displayName: 'Orte';
    pluralName: 'orte';
    singularName: 'ort';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Adresse: 6;
            Name: 6;
          },
          {
            Breitengrad: 3;
            Laengengrad: 3;
            Slug: 6;
          },
          {
            Barrierefreiheit: 12;
          },
        ];
        title: 'Wo';
      },
      {
        rows: [
          {
            Anfragbar: 6;
            Kontakt: 6;
          },
          {
            Teile: 12;
          },
          {
            Oeffnungszeiten: 12;
          },
          {
            Abbau_Minuten: 6;
            Aufbau_Minuten: 6;
          },
          {
            Besondere_Tage: 12;
          },
          {
            Entscheidet: 12;
          },
        ];
        title: 'Als Raum anfragen';
      },
      {
        rows: [
          {
            Groesse: 12;
          },
          {
            Ausstattung: 12;
          },
          {
            Regeln: 12;
          },
          {
            Dateien: 12;
          },
        ];
        title: 'Was da ist';
      },
      {
        rows: [
          {
            Bild: 6;
            Bild_Alt: 6;
          },
        ];
        title: 'Bild';
      },
    ];
  };
  attributes: {
    Abbau_Minuten: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Zeit zum Aufr\u00E4umen (Minuten)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1440;
          min: 0;
        },
        number
      >;
    Adresse: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Stra\u00DFe, Hausnummer, Postleitzahl und Ort.';
          label: 'Adresse';
        };
      }>;
    Anfragbar: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Der Ort bekommt eine Seite unter /raum, auf der steht, wann er frei ist, und ein Formular f\u00FCr Anfragen.';
          label: 'Kann angefragt werden';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Aufbau_Minuten: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'So lange vor dem Beginn einer Veranstaltung ist der Raum belegt, und so viel schl\u00E4gt das Formular vor.';
          label: 'Zeit zum Aufbauen (Minuten)';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 1440;
          min: 0;
        },
        number
      >;
    Ausstattung: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was da ist, je Zeile eines: K\u00FCche, Beamer, B\u00FChne.';
          label: 'Ausstattung';
        };
      }>;
    Barrierefreiheit: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was Menschen mit Rollstuhl, H\u00F6rger\u00E4t oder Kinderwagen wissen m\u00FCssen.';
          label: 'Barrierefreiheit';
        };
      }>;
    Besondere_Tage: Schema.Attribute.Component<'teile.besonderer-tag', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Tage, an denen der Raum nicht oder nur zu anderen Zeiten benutzt werden kann. Was dann schon vergeben ist, bleibt bestehen und wird Ihnen gezeigt.';
          label: 'Besondere Tage';
        };
      }>;
    Bild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bild';
        };
      }>;
    Bild_Alt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bildbeschreibung';
        };
      }>;
    Breitengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 52.18712.';
          label: 'Breitengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien: Schema.Attribute.Media<'images' | 'files', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel Benutzungsordnung und Geb\u00FChrensatzung als PDF.';
          label: 'Dateien';
        };
      }>;
    Entscheidet: Schema.Attribute.Relation<'manyToMany', 'admin::user'> &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Personen mit der Rolle Raumvergabe, die Anfragen f\u00FCr diesen Raum sehen und entscheiden. Die Verwaltung darf es immer.';
          label: 'Wer entscheidet';
        };
      }>;
    Groesse: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel 120 m\u00B2, bis 80 Personen an Tischen.';
          label: 'Gr\u00F6\u00DFe';
        };
      }>;
    Kalender_bis: Schema.Attribute.DateTime &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Kalender_Hash: Schema.Attribute.Password &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Kontakt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Bei wem man nachfragt: Amt oder Aufgabe, Telefonnummer. Steht auf der Seite des Raums.';
          label: 'Ansprechstelle';
        };
      }>;
    Laengengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 13.34205.';
          label: 'L\u00E4ngengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::ort.ort'> &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'So steht der Ort bei der Veranstaltung, zum Beispiel Dorfgemeinschaftshaus.';
          label: 'Name';
        };
      }>;
    Oeffnungszeiten: Schema.Attribute.Component<'teile.oeffnungszeit', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wann der Raum benutzt werden darf. Ohne Angabe zu jeder Zeit.';
          label: 'Nutzungszeiten';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    Regeln: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was zu beachten ist und was es kostet. L\u00E4ngeres geh\u00F6rt in eine Datei.';
          label: 'Regeln und Kosten';
        };
      }>;
    Slug: Schema.Attribute.UID<
      'Name',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Namen.';
          label: 'Webadresse';
        };
      }>;
    Teile: Schema.Attribute.Component<'teile.raumteil', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur wenn man Teile einzeln anfragen kann, zum Beispiel zwei H\u00E4lften einer Halle. Wer den ganzen Raum anfragt, belegt alle Teile.';
          label: 'Teile';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiRueckmeldungRueckmeldung
  extends Struct.CollectionTypeSchema {
  collectionName: 'rueckmeldungen';
  info: {
    description: 'Wie oft Seiten hilfreich waren und was auf ihnen fehlt';
    displayName: 'R\u00FCckmeldungen';
    pluralName: 'rueckmeldungen';
    singularName: 'rueckmeldung';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Art: 4;
            Titel: 8;
          },
          {
            Ja: 4;
            Nein: 4;
            Zuletzt_am: 4;
          },
          {
            Anmerkungen: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Anmerkungen: Schema.Attribute.Relation<
      'oneToMany',
      'api::anmerkung.anmerkung'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Was Menschen auf \u201EWas fehlt?\u201C geschrieben haben.';
          label: 'Anmerkungen';
        };
      }>;
    Art: Schema.Attribute.Enumeration<
      ['beitrag', 'veranstaltung', 'organisation']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Beitrag, Veranstaltung oder Organisation.';
          label: 'Art';
        };
      }>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dokument: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Ja: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Wie oft die Seite geholfen hat.';
          label: 'Ja';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::rueckmeldung.rueckmeldung'
    > &
      Schema.Attribute.Private;
    Nein: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Wie oft die Seite nicht geholfen hat.';
          label: 'Nein';
        };
      }> &
      Schema.Attribute.DefaultTo<0>;
    publishedAt: Schema.Attribute.DateTime;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Die \u00DCberschrift der Seite, auf der \u201EWar das hilfreich?\u201C beantwortet wurde. Haben Sie die Seite \u00FCberarbeitet, l\u00F6schen Sie diese R\u00FCckmeldung: Die Z\u00E4hlung beginnt von vorn.';
          label: 'Seite';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Zuletzt_am: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Nach der Aufbewahrungsfrist ohne neue R\u00FCckmeldung verschwindet der Eintrag.';
          label: 'Zuletzt am';
        };
      }>;
  };
}

export interface ApiSeiteSeite extends Struct.CollectionTypeSchema {
  collectionName: 'seiten';
  info: {
    description: 'Feste Seiten wie Impressum, Datenschutz und Mitmachen';
    displayName: 'Seiten';
    pluralName: 'seiten';
    singularName: 'seite';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Slug: 6;
            Titel: 6;
          },
          {
            Text: 12;
          },
          {
            Sprache: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::seite.seite'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<
      'Titel',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Die Website sucht feste Seiten unter dieser Adresse. Bitte nicht \u00E4ndern.';
          label: 'Webadresse';
        };
      }>;
    Sprache: Schema.Attribute.Enumeration<
      [
        'Deutsch',
        'Englisch',
        'Ukrainisch',
        'Russisch',
        'Arabisch',
        'Persisch (Farsi, Dari)',
        'T\u00FCrkisch',
        'Polnisch',
        'Rum\u00E4nisch',
        'Franz\u00F6sisch',
        'Plattdeutsch',
        'Niedersorbisch',
        'Obersorbisch',
      ]
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Worin Titel und Text geschrieben sind. Kyrillische und arabische Schrift erkennt die Website auch in einem deutschen Text. Mehrere Sprachen in einem Text: Jede beginnt mit einer \u00DCberschrift, die nur ihren eigenen Namen nennt, zum Beispiel ## English, ## T\u00FCrk\u00E7e oder ## Polski.';
          label: 'Sprache';
        };
      }> &
      Schema.Attribute.DefaultTo<'Deutsch'>;
    Text: Schema.Attribute.RichText &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: '\u00DCberschriften beginnen mit ##.';
          label: 'Text';
        };
      }>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSuchlueckeSuchluecke extends Struct.CollectionTypeSchema {
  collectionName: 'suchluecken';
  info: {
    description: 'Wonach mehrfach gesucht und nichts gefunden wurde: Vorschl\u00E4ge f\u00FCr Synonyme und Themen';
    displayName: 'Suchen ohne Treffer';
    pluralName: 'suchluecken';
    singularName: 'suchluecke';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Anfrage: 12;
          },
          {
            Anzahl: 4;
            Zuletzt_am: 4;
          },
          {
            Bearbeitungsstand: 6;
          },
        ];
      },
    ];
  };
  attributes: {
    Anfrage: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Danach wurde mindestens dreimal vergeblich gesucht. Vielleicht fehlt ein Synonym oder ein Eintrag.';
          label: 'Anfrage';
        };
      }>;
    Anzahl: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Wie oft danach gesucht wurde.';
          label: 'Anzahl';
        };
      }>;
    Bearbeitungsstand: Schema.Attribute.Enumeration<['neu', 'erledigt']> &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Erledigt: Sie haben Synonyme erg\u00E4nzt oder nichts zu tun gefunden.';
          label: 'Bearbeitungsstand';
        };
      }> &
      Schema.Attribute.DefaultTo<'neu'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::suchluecke.suchluecke'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Zuletzt_am: Schema.Attribute.Date &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          help: 'Nach einem halben Jahr ohne Suche verschwindet der Eintrag.';
          label: 'Zuletzt am';
        };
      }>;
  };
}

export interface ApiSynonymgruppeSynonymgruppe
  extends Struct.CollectionTypeSchema {
  collectionName: 'synonymgruppen';
  info: {
    description: 'W\u00F6rter, die die Suche gleich behandelt';
    displayName: 'Synonyme';
    pluralName: 'synonymgruppen';
    singularName: 'synonymgruppe';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Woerter: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::synonymgruppe.synonymgruppe'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Woerter: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Ein Wort oder Ausdruck je Zeile. Die Suche behandelt alle gleich.';
          label: 'W\u00F6rter';
        };
      }>;
  };
}

export interface ApiVeranstaltungVeranstaltung
  extends Struct.CollectionTypeSchema {
  collectionName: 'veranstaltungen';
  info: {
    description: 'Termine, auch wiederkehrende';
    displayName: 'Veranstaltungen';
    pluralName: 'veranstaltungen';
    singularName: 'veranstaltung';
  };
  options: {
    draftAndPublish: true;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Titel: 12;
          },
        ];
        title: 'Was';
      },
      {
        rows: [
          {
            Beginn: 6;
            Ende: 6;
          },
          {
            Ganztaegig: 4;
            Wiederholung: 8;
          },
          {
            Nicht_an_Feiertagen: 6;
            Nicht_in_Schulferien: 6;
          },
          {
            Ausnahmen: 12;
          },
        ];
        title: 'Wann';
      },
      {
        rows: [
          {
            Adresse: 6;
            Ort: 6;
          },
          {
            Raumteil: 6;
          },
        ];
        title: 'Wo';
      },
      {
        rows: [
          {
            Kategorien: 6;
            Veranstalter: 6;
          },
        ];
        title: 'Wer und welche Themen';
      },
      {
        rows: [
          {
            Bild: 6;
            Bild_Alt: 6;
          },
          {
            Weitere_Bilder: 12;
          },
        ];
        title: 'Bild';
      },
      {
        rows: [
          {
            Kurztext: 12;
          },
          {
            Dateien: 12;
          },
        ];
        title: 'Beschreibung';
      },
      {
        rows: [
          {
            Anmeldung_Link: 6;
            Kosten: 6;
          },
          {
            Barrierefreiheit: 12;
          },
          {
            Slug: 6;
            Terminstatus: 6;
          },
          {
            Breitengrad: 3;
            Laengengrad: 3;
          },
        ];
        title: 'Weitere Angaben';
      },
      {
        rows: [
          {
            Anmeldeschluss_Tage: 4;
            Anmeldung: 4;
            Plaetze: 4;
          },
          {
            Anmeldung_Frage: 6;
            Anmeldung_Telefon: 6;
          },
        ];
        title: 'Anmeldung auf dieser Website';
      },
    ];
  };
  attributes: {
    Adresse: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Stra\u00DFe, Hausnummer, Postleitzahl und Ort.';
          label: 'Adresse';
        };
      }>;
    Anmeldeschluss_Tage: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: '1: bis zum Abend des Vortags. Leer: bis zum Beginn.';
          label: 'Anmeldeschluss, Tage vorher';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: 0;
        },
        number
      >;
    Anmeldung: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Besucher melden sich auf der Website an, ohne Konto. Braucht den Mailversand; schlie\u00DFt den Link zur Anmeldung aus.';
          label: 'Anmeldung m\u00F6glich';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Anmeldung_Frage: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel: Fahren Sie im Bus mit? Nach der Gesundheit darf nicht gefragt werden.';
          label: 'Eine Frage';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 150;
      }>;
    Anmeldung_Link: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Adresse mit https:// oder ein Pfad dieser Website, zum Beispiel /kontakt.';
          label: 'Link zur Anmeldung';
        };
      }>;
    Anmeldung_Telefon: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr alle ohne E-Mail; Sie tragen sie in die Liste ein. Steht \u00F6ffentlich auf der Website.';
          label: 'Telefon zur Anmeldung';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    Ausnahmen: Schema.Attribute.Component<'teile.ausnahme', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Einzelne Tage, an denen ein wiederkehrender Termin ausf\u00E4llt.';
          label: 'Ausnahmen';
        };
      }>;
    Barrierefreiheit: Schema.Attribute.Text &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Was Menschen mit Rollstuhl, H\u00F6rger\u00E4t oder Kinderwagen wissen m\u00FCssen.';
          label: 'Barrierefreiheit';
        };
      }>;
    Beginn: Schema.Attribute.DateTime &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Beginn';
        };
      }>;
    Bild: Schema.Attribute.Media<'images'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Bild';
        };
      }>;
    Bild_Alt: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Beschreiben Sie, was zu sehen ist. Leer: der Alternativtext aus der Medienbibliothek.';
          label: 'Bildbeschreibung';
        };
      }>;
    Breitengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 52.18712.';
          label: 'Breitengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien: Schema.Attribute.Media<'images' | 'files', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel der Handzettel als PDF. Besucher sehen den Titel der Datei, ihre Art und Gr\u00F6\u00DFe. Steht alles Wichtige auch im Text? Viele k\u00F6nnen Dateien nicht lesen oder nicht vorlesen lassen.';
          label: 'Dateien zum Herunterladen';
        };
      }>;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Ende: Schema.Attribute.DateTime &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Darf leer bleiben, aber nicht vor dem Beginn liegen.';
          label: 'Ende';
        };
      }>;
    Ganztaegig: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Uhrzeiten werden dann nicht angezeigt.';
          label: 'Ganzt\u00E4gig';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Importkennung: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Kennung in der Quelle';
        };
      }>;
    Importquelle: Schema.Attribute.String &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: '\u00DCbernommen aus';
        };
      }>;
    Importstand: Schema.Attribute.JSON &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'Zuletzt \u00FCbernommene Angaben';
        };
      }>;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Unter diesen Themen wird der Eintrag gefunden.';
          label: 'Kategorien';
        };
      }>;
    Kosten: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel: Eintritt frei.';
          label: 'Kosten';
        };
      }>;
    Kurztext: Schema.Attribute.RichText &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zwei bis vier S\u00E4tze. Hervorhebungen und Links sind m\u00F6glich.';
          label: 'Kurztext';
        };
      }>;
    Laengengrad: Schema.Attribute.Float &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr die Karte, zum Beispiel 13.34205.';
          label: 'L\u00E4ngengrad';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::veranstaltung.veranstaltung'
    > &
      Schema.Attribute.Private;
    Nicht_an_Feiertagen: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Termine der Wiederholung fallen an gesetzlichen Feiertagen aus, jedes Jahr von selbst. Das Bundesland steht in den Allgemeinen Einstellungen.';
          label: 'Nicht an Feiertagen';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Nicht_in_Schulferien: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Termine der Wiederholung fallen in den Schulferien aus, die in den Allgemeinen Einstellungen stehen.';
          label: 'Nicht in den Schulferien';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    Ort: Schema.Attribute.String &
      Schema.Attribute.CustomField<'plugin::redaktion.ort'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Gespeicherte Orte werden vorgeschlagen; ihre Adresse tr\u00E4gt sich selbst ein.';
          label: 'Ort';
        };
      }>;
    Plaetze: Schema.Attribute.Integer &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr jeden Termin. Leer: ohne Grenze. Wer schon angemeldet ist, beh\u00E4lt seinen Platz, auch wenn Sie hier weniger eintragen.';
          label: 'Pl\u00E4tze';
        };
      }> &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    Raum: Schema.Attribute.Relation<'manyToOne', 'api::ort.ort'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          hidden: true;
        };
      }>;
    Raumteil: Schema.Attribute.String &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur wenn die Veranstaltung nicht den ganzen Raum braucht, zum Beispiel Gro\u00DFe H\u00E4lfte.';
          label: 'Teil des Raums';
        };
      }> &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    Slug: Schema.Attribute.UID<
      'Titel',
      {
        customReplacements: [
          ['&', ' und '],
          ['\u2665', ' herz '],
          ['\uD83E\uDD84', ' einhorn '],
        ];
      }
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Letzter Teil der Webadresse. Leer lassen: Sie entsteht aus dem Titel. Wird sie sp\u00E4ter ge\u00E4ndert, f\u00FChrt die alte Adresse weiter hierher.';
          label: 'Webadresse';
        };
      }>;
    Terminfolge: Schema.Attribute.Integer &
      Schema.Attribute.Private &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          editable: false;
          hidden: true;
          label: 'N\u00E4chster Termin';
        };
      }>;
    Terminstatus: Schema.Attribute.Enumeration<
      ['geplant', 'abgesagt', 'verschoben', 'ausgebucht']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Abgesagte Termine bitte nicht l\u00F6schen, sondern hier kennzeichnen. Bei \u201Everschoben\u201C \u00E4ndern Sie auch Beginn und Ende.';
          label: 'Terminstatus';
        };
      }> &
      Schema.Attribute.DefaultTo<'geplant'>;
    Titel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          label: 'Titel';
        };
      }>;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Veranstalter: Schema.Attribute.Relation<
      'manyToOne',
      'api::organisation.organisation'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Eine Organisation aus dem Verzeichnis.';
          label: 'Veranstalter';
        };
      }>;
    Weitere_Bilder: Schema.Attribute.Media<'images', true> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Stehen unter dem Text. Was zu sehen ist, h\u00F6ren Menschen, die es nicht sehen; die Bildunterschrift lesen alle.';
          label: 'Weitere Bilder';
        };
      }>;
    Wiederholung: Schema.Attribute.String &
      Schema.Attribute.CustomField<'plugin::redaktion.wiederholung'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Wie oft die Veranstaltung stattfindet. Die Tage richten sich nach dem Beginn.';
          label: 'Wiederholung';
        };
      }>;
  };
}

export interface ApiVersandVersand extends Struct.CollectionTypeSchema {
  collectionName: 'versande';
  info: {
    description: 'Ein Brief an alle, die ihn bestellt haben';
    displayName: 'Versand';
    pluralName: 'versande';
    singularName: 'versand';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    Abgelehnt: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    Angehalten: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Angenommen: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    Betreff: Schema.Attribute.Text & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Eingereiht_fuer: Schema.Attribute.Text & Schema.Attribute.Private;
    Empfaenger: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    HTML: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::versand.versand'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Push: Schema.Attribute.JSON;
    Schluessel: Schema.Attribute.String & Schema.Attribute.Required;
    Text: Schema.Attribute.Text & Schema.Attribute.Required;
    Themen: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiZugangZugang extends Struct.CollectionTypeSchema {
  collectionName: 'zugaenge';
  info: {
    description: 'Wer f\u00FCr welche Organisationen Termine eintr\u00E4gt';
    displayName: 'Vereinszug\u00E4nge';
    pluralName: 'zugaenge';
    singularName: 'zugang';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    form: [
      {
        rows: [
          {
            Name: 12;
          },
          {
            Organisationen: 6;
            Personen: 6;
          },
          {
            Anmeldelisten: 12;
          },
        ];
      },
    ];
  };
  attributes: {
    Anmeldelisten: Schema.Attribute.Boolean &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Erst anhaken, wenn die Vereinbarung zwischen Gemeinde und Verein unterschrieben vorliegt. Der Verein sieht dann Namen und Adressen der Angemeldeten seiner Termine. Ohne Haken nimmt er keine neuen an.';
          label: 'Darf Anmeldungen annehmen';
        };
      }> &
      Schema.Attribute.DefaultTo<false>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::zugang.zugang'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Zum Beispiel: Termine des Sportvereins.';
          label: 'Bezeichnung';
        };
      }>;
    Organisationen: Schema.Attribute.Relation<
      'manyToMany',
      'api::organisation.organisation'
    > &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'F\u00FCr diese Organisationen d\u00FCrfen die Personen Termine eintragen.';
          label: 'Organisationen';
        };
      }>;
    Personen: Schema.Attribute.Relation<'manyToMany', 'admin::user'> &
      Schema.Attribute.SetPluginOptions<{
        redaktion: {
          help: 'Nur Personen mit der Rolle Verein. Neue Personen laden Sie unter Einstellungen ein.';
          label: 'Personen';
        };
      }>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesRelease
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_releases';
  info: {
    displayName: 'Release';
    pluralName: 'releases';
    singularName: 'release';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    actions: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    >;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    releasedAt: Schema.Attribute.DateTime;
    scheduledAt: Schema.Attribute.DateTime;
    status: Schema.Attribute.Enumeration<
      ['ready', 'blocked', 'failed', 'done', 'empty']
    > &
      Schema.Attribute.Required;
    timezone: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginContentReleasesReleaseAction
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_release_actions';
  info: {
    displayName: 'Release Action';
    pluralName: 'release-actions';
    singularName: 'release-action';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentType: Schema.Attribute.String & Schema.Attribute.Required;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    entryDocumentId: Schema.Attribute.String;
    isEntryValid: Schema.Attribute.Boolean;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::content-releases.release-action'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    release: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::content-releases.release'
    >;
    type: Schema.Attribute.Enumeration<['publish', 'unpublish']> &
      Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginI18NLocale extends Struct.CollectionTypeSchema {
  collectionName: 'i18n_locale';
  info: {
    collectionName: 'locales';
    description: '';
    displayName: 'Locale';
    pluralName: 'locales';
    singularName: 'locale';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    code: Schema.Attribute.String & Schema.Attribute.Unique;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::i18n.locale'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 1;
        },
        number
      >;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflow
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows';
  info: {
    description: '';
    displayName: 'Workflow';
    name: 'Workflow';
    pluralName: 'workflows';
    singularName: 'workflow';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    contentTypes: Schema.Attribute.JSON &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'[]'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    stageRequiredToPublish: Schema.Attribute.Relation<
      'oneToOne',
      'plugin::review-workflows.workflow-stage'
    >;
    stages: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    >;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface PluginReviewWorkflowsWorkflowStage
  extends Struct.CollectionTypeSchema {
  collectionName: 'strapi_workflows_stages';
  info: {
    description: '';
    displayName: 'Stages';
    name: 'Workflow Stage';
    pluralName: 'workflow-stages';
    singularName: 'workflow-stage';
  };
  options: {
    draftAndPublish: false;
    version: '1.1.0';
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.DefaultTo<'#4945FF'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::review-workflows.workflow-stage'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String;
    permissions: Schema.Attribute.Relation<'manyToMany', 'admin::permission'>;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    workflow: Schema.Attribute.Relation<
      'manyToOne',
      'plugin::review-workflows.workflow'
    >;
  };
}

export interface PluginUploadFile extends Struct.CollectionTypeSchema {
  collectionName: 'files';
  info: {
    description: '';
    displayName: 'File';
    pluralName: 'files';
    singularName: 'file';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    alternativeText: Schema.Attribute.Text;
    caption: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    ext: Schema.Attribute.String;
    focalPoint: Schema.Attribute.JSON;
    folder: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'> &
      Schema.Attribute.Private;
    folderPath: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.Private &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    formats: Schema.Attribute.JSON;
    hash: Schema.Attribute.String & Schema.Attribute.Required;
    height: Schema.Attribute.Integer;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.file'
    > &
      Schema.Attribute.Private;
    mime: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    previewUrl: Schema.Attribute.Text;
    provider: Schema.Attribute.String & Schema.Attribute.Required;
    provider_metadata: Schema.Attribute.JSON;
    publishedAt: Schema.Attribute.DateTime;
    related: Schema.Attribute.Relation<'morphToMany'>;
    size: Schema.Attribute.Decimal & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    url: Schema.Attribute.Text & Schema.Attribute.Required;
    width: Schema.Attribute.Integer;
  };
}

export interface PluginUploadFolder extends Struct.CollectionTypeSchema {
  collectionName: 'upload_folders';
  info: {
    displayName: 'Folder';
    pluralName: 'folders';
    singularName: 'folder';
  };
  options: {
    draftAndPublish: false;
  };
  pluginOptions: {
    'content-manager': {
      visible: false;
    };
    'content-type-builder': {
      visible: false;
    };
  };
  attributes: {
    children: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.folder'>;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    files: Schema.Attribute.Relation<'oneToMany', 'plugin::upload.file'>;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'plugin::upload.folder'
    > &
      Schema.Attribute.Private;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    parent: Schema.Attribute.Relation<'manyToOne', 'plugin::upload.folder'>;
    path: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        minLength: 1;
      }>;
    pathId: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.Unique;
    publishedAt: Schema.Attribute.DateTime;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ContentTypeSchemas {
      'admin::api-token': AdminApiToken;
      'admin::api-token-permission': AdminApiTokenPermission;
      'admin::permission': AdminPermission;
      'admin::role': AdminRole;
      'admin::session': AdminSession;
      'admin::transfer-token': AdminTransferToken;
      'admin::transfer-token-permission': AdminTransferTokenPermission;
      'admin::user': AdminUser;
      'api::abfallbezirk.abfallbezirk': ApiAbfallbezirkAbfallbezirk;
      'api::abonnement.abonnement': ApiAbonnementAbonnement;
      'api::adresse.adresse': ApiAdresseAdresse;
      'api::allgemeine-einstellung.allgemeine-einstellung': ApiAllgemeineEinstellungAllgemeineEinstellung;
      'api::angebot.angebot': ApiAngebotAngebot;
      'api::anmeldetermin.anmeldetermin': ApiAnmeldeterminAnmeldetermin;
      'api::anmeldung.anmeldung': ApiAnmeldungAnmeldung;
      'api::anmerkung.anmerkung': ApiAnmerkungAnmerkung;
      'api::ausgehende-mail.ausgehende-mail': ApiAusgehendeMailAusgehendeMail;
      'api::beitrag.beitrag': ApiBeitragBeitrag;
      'api::belegung.belegung': ApiBelegungBelegung;
      'api::buchung.buchung': ApiBuchungBuchung;
      'api::einsendung.einsendung': ApiEinsendungEinsendung;
      'api::einsendungsbild.einsendungsbild': ApiEinsendungsbildEinsendungsbild;
      'api::fassung.fassung': ApiFassungFassung;
      'api::geraet.geraet': ApiGeraetGeraet;
      'api::glossarbegriff.glossarbegriff': ApiGlossarbegriffGlossarbegriff;
      'api::info.info': ApiInfoInfo;
      'api::kalenderquelle.kalenderquelle': ApiKalenderquelleKalenderquelle;
      'api::kategorie.kategorie': ApiKategorieKategorie;
      'api::mitteilung.mitteilung': ApiMitteilungMitteilung;
      'api::nachbartermin.nachbartermin': ApiNachbarterminNachbartermin;
      'api::nachfrage.nachfrage': ApiNachfrageNachfrage;
      'api::nachricht.nachricht': ApiNachrichtNachricht;
      'api::organisation.organisation': ApiOrganisationOrganisation;
      'api::ort.ort': ApiOrtOrt;
      'api::rueckmeldung.rueckmeldung': ApiRueckmeldungRueckmeldung;
      'api::seite.seite': ApiSeiteSeite;
      'api::suchluecke.suchluecke': ApiSuchlueckeSuchluecke;
      'api::synonymgruppe.synonymgruppe': ApiSynonymgruppeSynonymgruppe;
      'api::veranstaltung.veranstaltung': ApiVeranstaltungVeranstaltung;
      'api::versand.versand': ApiVersandVersand;
      'api::zugang.zugang': ApiZugangZugang;
      'plugin::content-releases.release': PluginContentReleasesRelease;
      'plugin::content-releases.release-action': PluginContentReleasesReleaseAction;
      'plugin::i18n.locale': PluginI18NLocale;
      'plugin::review-workflows.workflow': PluginReviewWorkflowsWorkflow;
      'plugin::review-workflows.workflow-stage': PluginReviewWorkflowsWorkflowStage;
      'plugin::upload.file': PluginUploadFile;
      'plugin::upload.folder': PluginUploadFolder;
    }
  }
}
