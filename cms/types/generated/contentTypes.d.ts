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
  attributes: {
    Aufbewahrung_Tage: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 3650;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<180>;
    Aufsicht_Datenschutz: Schema.Attribute.Text;
    Aufsichtsbehoerde: Schema.Attribute.Text;
    Barriere_Kontakt: Schema.Attribute.Text;
    Begruessung: Schema.Attribute.RichText;
    Breitengrad: Schema.Attribute.Float &
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
    >;
    Datenschutzbeauftragte: Schema.Attribute.Text;
    Dorfname: Schema.Attribute.String & Schema.Attribute.Required;
    Durchsetzungsstelle: Schema.Attribute.Text;
    E_Mail: Schema.Attribute.Email;
    E_Mail_Redaktion: Schema.Attribute.Email;
    Fusszeile: Schema.Attribute.Text;
    Gemeinde: Schema.Attribute.String;
    Laengengrad: Schema.Attribute.Float &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    Landkreis: Schema.Attribute.String;
    Leere_Suche_Hinweis: Schema.Attribute.Text;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::allgemeine-einstellung.allgemeine-einstellung'
    > &
      Schema.Attribute.Private;
    Logo: Schema.Attribute.Media<'images'>;
    Logo_klein: Schema.Attribute.Media<'images'>;
    Meta_Beschreibung: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    Notfall_Hinweis: Schema.Attribute.Text;
    Oeffnungszeiten: Schema.Attribute.Component<'teile.oeffnungszeit', true>;
    Oeffnungszeiten_Hinweis: Schema.Attribute.Text;
    Oft_gesucht: Schema.Attribute.Text;
    Ort: Schema.Attribute.String;
    Postleitzahl: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    Redaktion_verantwortlich: Schema.Attribute.Text;
    Schnelleinstiege: Schema.Attribute.Component<'teile.schnelleinstieg', true>;
    Seitentitel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    Strasse: Schema.Attribute.String;
    Suche_Platzhalter: Schema.Attribute.String;
    Telefax: Schema.Attribute.String;
    Telefon: Schema.Attribute.String;
    Ueber_uns_Link: Schema.Attribute.String;
    Untertitel: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vertretungsberechtigt: Schema.Attribute.Text;
    Video: Schema.Attribute.Media<'videos'>;
    Video_Nacht: Schema.Attribute.Media<'videos'>;
    Video_Standbild: Schema.Attribute.Media<'images'>;
    Webseite: Schema.Attribute.String;
  };
}

export interface ApiAngebotAngebot extends Struct.CollectionTypeSchema {
  collectionName: 'angebote';
  info: {
    description: 'Was man im Dorf nutzen kann; f\u00FChrt zu einer anderen Seite';
    displayName: 'Angebot';
    pluralName: 'angebote';
    singularName: 'angebot';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    Bild: Schema.Attribute.Media<'images'>;
    Bild_Alt: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    >;
    Kurztext: Schema.Attribute.RichText;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::angebot.angebot'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<'Titel'> & Schema.Attribute.Required;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Ziel: Schema.Attribute.Text & Schema.Attribute.Required;
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
    Art: Schema.Attribute.Enumeration<['redaktion', 'bestaetigung']> &
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
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Versuche: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<0>;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiBeitragBeitrag extends Struct.CollectionTypeSchema {
  collectionName: 'beitraege';
  info: {
    description: 'L\u00E4ngere Artikel und Neuigkeiten';
    displayName: 'Beitrag';
    pluralName: 'beitraege';
    singularName: 'beitrag';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    Bild: Schema.Attribute.Media<'images'>;
    Bild_Alt: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    >;
    Datum: Schema.Attribute.Date & Schema.Attribute.Required;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    >;
    Leichte_Sprache: Schema.Attribute.RichText;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::beitrag.beitrag'
    > &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<'Titel'> & Schema.Attribute.Required;
    Teaser: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    Text: Schema.Attribute.RichText & Schema.Attribute.Required;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Verwandtes: Schema.Attribute.Relation<'manyToMany', 'api::beitrag.beitrag'>;
  };
}

export interface ApiEinsendungEinsendung extends Struct.CollectionTypeSchema {
  collectionName: 'einsendungen';
  info: {
    description: 'Was Besucher unter Mitmachen eingereicht haben';
    displayName: 'Einsendung';
    pluralName: 'einsendungen';
    singularName: 'einsendung';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    Art: Schema.Attribute.Enumeration<
      ['veranstaltung', 'organisation', 'beitrag', 'hilfe']
    > &
      Schema.Attribute.Required;
    Bearbeitungsstand: Schema.Attribute.Enumeration<
      ['neu', 'in Arbeit', 'erledigt', 'abgelehnt']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'neu'>;
    Bestaetigung_gewuenscht: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    Bestaetigung_versendet_am: Schema.Attribute.DateTime;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Daten: Schema.Attribute.JSON;
    E_Mail: Schema.Attribute.String;
    Entwurf: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::einsendung.einsendung'
    > &
      Schema.Attribute.Private;
    Mail_versendet_am: Schema.Attribute.DateTime;
    Name: Schema.Attribute.String;
    Pruefsumme: Schema.Attribute.String & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Schluessel: Schema.Attribute.String & Schema.Attribute.Required;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
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

export interface ApiInfoInfo extends Struct.CollectionTypeSchema {
  collectionName: 'infos';
  info: {
    description: 'Kurze Ausk\u00FCnfte; f\u00FChren zu einer anderen Seite';
    displayName: 'Info';
    pluralName: 'infos';
    singularName: 'info';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    >;
    Kurztext: Schema.Attribute.RichText;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::info.info'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<'Titel'> & Schema.Attribute.Required;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Ziel: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiKategorieKategorie extends Struct.CollectionTypeSchema {
  collectionName: 'kategorien';
  info: {
    description: 'Themen, nach denen Besucher bl\u00E4ttern';
    displayName: 'Kategorie';
    pluralName: 'kategorien';
    singularName: 'kategorie';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    Beschreibung: Schema.Attribute.Text;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::kategorie.kategorie'
    > &
      Schema.Attribute.Private;
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    publishedAt: Schema.Attribute.DateTime;
    Reihenfolge: Schema.Attribute.Integer & Schema.Attribute.DefaultTo<0>;
    Slug: Schema.Attribute.UID<'Name'> & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiNachrichtNachricht extends Struct.CollectionTypeSchema {
  collectionName: 'nachrichten';
  info: {
    description: 'Was Besucher geschrieben haben: Kontakt, Barrieren, Hinweise zu Inhalten';
    displayName: 'Nachricht';
    pluralName: 'nachrichten';
    singularName: 'nachricht';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    Antwort_bis: Schema.Attribute.Date;
    Art: Schema.Attribute.Enumeration<['kontakt', 'barriere', 'inhalt']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'kontakt'>;
    Bearbeitungsstand: Schema.Attribute.Enumeration<
      ['neu', 'in Arbeit', 'erledigt', 'abgelehnt']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'neu'>;
    Bestaetigung_gewuenscht: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    Bestaetigung_versendet_am: Schema.Attribute.DateTime;
    Betreff: Schema.Attribute.String;
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    E_Mail: Schema.Attribute.String;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<
      'oneToMany',
      'api::nachricht.nachricht'
    > &
      Schema.Attribute.Private;
    Mail_versendet_am: Schema.Attribute.DateTime;
    Name: Schema.Attribute.String;
    Pruefsumme: Schema.Attribute.String & Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Schluessel: Schema.Attribute.String & Schema.Attribute.Required;
    Seite: Schema.Attribute.Text;
    Text: Schema.Attribute.Text & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Vorgangsnummer: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ApiOrganisationOrganisation
  extends Struct.CollectionTypeSchema {
  collectionName: 'organisationen';
  info: {
    description: 'Vereine, Kindertagesst\u00E4tten und Grundschulen';
    displayName: 'Organisation';
    pluralName: 'organisationen';
    singularName: 'organisation';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    Altersgruppe: Schema.Attribute.String;
    Ansprechpartner_Rolle: Schema.Attribute.String;
    Art: Schema.Attribute.String;
    Beschreibung: Schema.Attribute.Text;
    Bild: Schema.Attribute.Media<'images'>;
    Bild_Alt: Schema.Attribute.String;
    Breitengrad: Schema.Attribute.Float &
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
    >;
    E_Mail: Schema.Attribute.Email;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    >;
    Laengengrad: Schema.Attribute.Float &
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
    Name: Schema.Attribute.String & Schema.Attribute.Required;
    Oeffnungszeiten: Schema.Attribute.Component<'teile.oeffnungszeit', true>;
    Organisation: Schema.Attribute.Enumeration<
      ['verein', 'kindertagesst\u00E4tte']
    > &
      Schema.Attribute.Required;
    Ort: Schema.Attribute.String;
    Plaetze: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    Postleitzahl: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    Schliesstage: Schema.Attribute.Text;
    Slug: Schema.Attribute.UID<'Name'> & Schema.Attribute.Required;
    Strasse: Schema.Attribute.String;
    Telefon: Schema.Attribute.String;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Webseite: Schema.Attribute.Text;
  };
}

export interface ApiSeiteSeite extends Struct.CollectionTypeSchema {
  collectionName: 'seiten';
  info: {
    description: 'Feste Seiten wie Impressum, Datenschutz und Mitmachen';
    displayName: 'Seite';
    pluralName: 'seiten';
    singularName: 'seite';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    createdAt: Schema.Attribute.DateTime;
    createdBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Dateien_im_Text: Schema.Attribute.Media<
      'images' | 'files' | 'videos',
      true
    >;
    locale: Schema.Attribute.String & Schema.Attribute.Private;
    localizations: Schema.Attribute.Relation<'oneToMany', 'api::seite.seite'> &
      Schema.Attribute.Private;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<'Titel'> & Schema.Attribute.Required;
    Text: Schema.Attribute.RichText & Schema.Attribute.Required;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
  };
}

export interface ApiSuchlueckeSuchluecke extends Struct.CollectionTypeSchema {
  collectionName: 'suchluecken';
  info: {
    description: 'Wonach mehrfach gesucht und nichts gefunden wurde: Vorschl\u00E4ge f\u00FCr Synonyme und Themen';
    displayName: 'Suchl\u00FCcke';
    pluralName: 'suchluecken';
    singularName: 'suchluecke';
  };
  options: {
    draftAndPublish: false;
  };
  attributes: {
    Anfrage: Schema.Attribute.String & Schema.Attribute.Required;
    Anzahl: Schema.Attribute.Integer & Schema.Attribute.Required;
    Bearbeitungsstand: Schema.Attribute.Enumeration<['neu', 'erledigt']> &
      Schema.Attribute.Required &
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
    Zuletzt_am: Schema.Attribute.Date;
  };
}

export interface ApiSynonymgruppeSynonymgruppe
  extends Struct.CollectionTypeSchema {
  collectionName: 'synonymgruppen';
  info: {
    description: 'W\u00F6rter, die die Suche gleich behandelt';
    displayName: 'Synonymgruppe';
    pluralName: 'synonymgruppen';
    singularName: 'synonymgruppe';
  };
  options: {
    draftAndPublish: false;
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
    Woerter: Schema.Attribute.Text & Schema.Attribute.Required;
  };
}

export interface ApiVeranstaltungVeranstaltung
  extends Struct.CollectionTypeSchema {
  collectionName: 'veranstaltungen';
  info: {
    description: 'Termine, auch wiederkehrende';
    displayName: 'Veranstaltung';
    pluralName: 'veranstaltungen';
    singularName: 'veranstaltung';
  };
  options: {
    draftAndPublish: true;
  };
  attributes: {
    Adresse: Schema.Attribute.String;
    Anmeldung_Link: Schema.Attribute.Text;
    Ausnahmen: Schema.Attribute.Component<'teile.ausnahme', true>;
    Barrierefreiheit: Schema.Attribute.Text;
    Beginn: Schema.Attribute.DateTime & Schema.Attribute.Required;
    Bild: Schema.Attribute.Media<'images'>;
    Bild_Alt: Schema.Attribute.String;
    Breitengrad: Schema.Attribute.Float &
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
    >;
    Ende: Schema.Attribute.DateTime;
    Ganztaegig: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
    Kategorien: Schema.Attribute.Relation<
      'manyToMany',
      'api::kategorie.kategorie'
    >;
    Kosten: Schema.Attribute.String;
    Kurztext: Schema.Attribute.RichText;
    Laengengrad: Schema.Attribute.Float &
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
    Ort: Schema.Attribute.String;
    publishedAt: Schema.Attribute.DateTime;
    Slug: Schema.Attribute.UID<'Titel'> & Schema.Attribute.Required;
    Terminstatus: Schema.Attribute.Enumeration<
      ['geplant', 'abgesagt', 'verschoben', 'ausgebucht']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'geplant'>;
    Titel: Schema.Attribute.String & Schema.Attribute.Required;
    updatedAt: Schema.Attribute.DateTime;
    updatedBy: Schema.Attribute.Relation<'oneToOne', 'admin::user'> &
      Schema.Attribute.Private;
    Veranstalter: Schema.Attribute.Relation<
      'manyToOne',
      'api::organisation.organisation'
    >;
    Wiederholung: Schema.Attribute.String;
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
      'api::allgemeine-einstellung.allgemeine-einstellung': ApiAllgemeineEinstellungAllgemeineEinstellung;
      'api::angebot.angebot': ApiAngebotAngebot;
      'api::ausgehende-mail.ausgehende-mail': ApiAusgehendeMailAusgehendeMail;
      'api::beitrag.beitrag': ApiBeitragBeitrag;
      'api::einsendung.einsendung': ApiEinsendungEinsendung;
      'api::einsendungsbild.einsendungsbild': ApiEinsendungsbildEinsendungsbild;
      'api::info.info': ApiInfoInfo;
      'api::kategorie.kategorie': ApiKategorieKategorie;
      'api::nachricht.nachricht': ApiNachrichtNachricht;
      'api::organisation.organisation': ApiOrganisationOrganisation;
      'api::seite.seite': ApiSeiteSeite;
      'api::suchluecke.suchluecke': ApiSuchlueckeSuchluecke;
      'api::synonymgruppe.synonymgruppe': ApiSynonymgruppeSynonymgruppe;
      'api::veranstaltung.veranstaltung': ApiVeranstaltungVeranstaltung;
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
