const easier = '/docs/api/easier-api';
const postal = '/docs/api/postal-api';

/** The operations of teams: a reader who types only "team" may want any of them. */
export const teamOperations = [
  `${easier}/create-team`,
  `${easier}/get-team`,
  `${easier}/query-team-pagination-and-sort`,
  `${easier}/update-team-by-id`,
  `${easier}/delete-team`,
];

/** The operations of divisions. */
export const divisionOperations = [
  `${easier}/create-division`,
  `${easier}/query-divisions`,
  `${easier}/update-division`,
  `${easier}/delete-division`,
];

/** The operations of internal users. */
export const internalUserOperations = [
  `${easier}/get-sg-user`,
  `${easier}/query-sg-user`,
  `${easier}/invite-sg-user`,
  `${easier}/update-sg-user`,
];

/** The operations of external users. */
export const externalUserOperations = [
  `${easier}/get-external-user-by-id`,
  `${easier}/query-external-users`,
  `${easier}/invite-external-user`,
  `${easier}/update-external-user`,
  `${easier}/delete-external-user`,
];

/** The operations that start a session. */
export const logins = [
  `${easier}/login-by-email-and-password`,
  `${easier}/openid-login-by-google`,
  `${easier}/saml-login`,
];

/** The operations whose title begins with "Create". */
export const creations = [
  `${easier}/create-team`,
  `${easier}/create-division`,
  `${easier}/create-new-task`,
];

/** The operations that invite a person. */
export const invitations = [`${easier}/invite-sg-user`, `${easier}/invite-external-user`];

/** The operations whose title begins with "Update". */
export const updates = [
  `${easier}/update-team-by-id`,
  `${easier}/update-division`,
  `${easier}/update-sg-user`,
  `${easier}/update-external-user`,
];

/** The operations whose title begins with "Delete". */
export const deletions = [
  `${easier}/delete-team`,
  `${easier}/delete-division`,
  `${easier}/delete-external-user`,
];

/** The operations that return a list page by page. */
export const pagedLists = [
  `${easier}/query-team-pagination-and-sort`,
  `${easier}/query-sg-user`,
  `${easier}/query-external-users`,
  `${easier}/query-customers`,
  `${easier}/list-all-masters-id-and-names-by-search-name`,
];

/** The three operations of the postal API. */
export const postalOperations = [
  `${postal}/get-prefectures`,
  `${postal}/get-cities`,
  `${postal}/get-address`,
];

/** Where authentication is explained; the operations only repeat it. */
export const authentication = [
  '/docs/platform/authentication',
  `${easier}#authentication`,
  `${easier}/easier-application-api-document#how-to-authenticate`,
  `${easier}/easier-application-api-document#security-schemes`,
  `${easier}/easier-application-api-document#authentication`,
];

/** Where the limits of requests are explained. */
export const limits = ['/docs/platform/rate-limits', `${postal}/postal-service-api#limits`];
