import {
  authentication,
  deletions,
  limits,
  logins,
  pagedLists,
  postalOperations,
} from './page-groups';
import type { RelevanceTable } from './relevance-table';

const easier = '/docs/api/easier-api';
const postal = '/docs/api/postal-api';
const style = '/docs/platform/javascript-style-guide/';
const session = [
  '/docs/platform/authentication',
  `${easier}/get-new-access-token-by-refresh-token`,
  `${easier}/errors#401-token-expired`,
  '/docs/platform/errors',
  `${easier}/errors#401-refresh-token-reused`,
  ...authentication,
];
const unavailable = [
  `${easier}/errors#status-503`,
  `${easier}/errors#503-unavailable`,
  '/docs/platform/errors',
  `${postal}/errors#status-503`,
  `${postal}/errors#503-unavailable`,
  '/docs/platform/going-live',
];
const requestIds = [
  '/docs/platform/errors',
  ...limits,
  `${easier}/schemas/RequestId`,
  `${postal}/schemas/RequestId`,
];
const places = [...postalOperations, `${postal}/schemas/Names`, `${postal}/postal-service-api`];

/** What readers type who know neither our words nor our spelling: ids from memory, places, their own language, symptoms. */
export const readerQueries: RelevanceTable = {
  'misspelt identifier': [
    ['getTaem', `${easier}/get-team`],
    ['craeteTeam', `${easier}/create-team`],
    ['get_taem', `${easier}/get-team`],
    ['deleteCusomer', `${easier}/query-customers`, ...deletions],
    ['lstTeams', `${easier}/query-team-pagination-and-sort`],
    ['updateTaemById', `${easier}/update-team-by-id`],
    ['qeryCustomers', `${easier}/query-customers`],
    ['getPrefectrues', `${postal}/get-prefectures`],
    ['get-citeis', `${postal}/get-cities`],
    ['inviteExtrenalUser', `${easier}/invite-external-user`],
    ['createNewTsak', `${easier}/create-new-task`],
    ['GetAdress', `${postal}/get-address`],
    ['delete_divison', `${easier}/delete-division`],
    ['refreshTokn', `${easier}/get-new-access-token-by-refresh-token`],
    ['resetPasword', `${easier}/reset-by-new-password`],
    ['samlLogn', `${easier}/saml-login`],
    ['client.getTaem()', `${easier}/get-team`],
    ['GET /taems', `${easier}/query-team-pagination-and-sort`],
  ],
  'place in Japan': [
    ['大阪', ...places],
    ['大阪府', ...places],
    ['千代田', ...places],
    ['東京都千代田区', ...places],
    ['東京 郵便番号', `${postal}/get-address`],
    ['横浜市', `${postal}/get-cities`],
    ['新宿区', `${postal}/get-cities`],
    ['福岡県', `${postal}/get-prefectures`, `${postal}/get-cities`],
    ['京都府', `${postal}/get-prefectures`, `${postal}/get-cities`],
    ['東京都庁', `${postal}/get-address`, `${postal}/schemas/Office`],
    ['オオサカ', ...places],
    ['Tokyo', ...places],
    ['Chiyoda-ku', ...places],
    ['Osaka city code', `${postal}/get-cities`],
    ['530-0001', `${postal}/get-address`],
    ['1000001 東京', `${postal}/get-address`],
  ],
  'word of another language': [
    [
      'ユーザー',
      `${easier}/query-sg-user`,
      `${easier}/query-external-users`,
      `${easier}/get-sg-user`,
    ],
    ['タスク作成', `${easier}/create-new-task`],
    ['顧客', `${easier}/query-customers`],
    ['ログイン', ...logins],
    ['認証', ...authentication, ...logins],
    ['エラー', `${easier}/errors`, `${postal}/errors`, '/docs/platform/errors'],
    ['チーム 削除', `${easier}/delete-team`],
    ['住所検索', `${postal}/get-address`],
    ['市区町村コード', `${postal}/get-cities`],
    ['tạo nhóm', `${easier}/create-team`],
    ['đăng nhập', ...logins],
    ['khách hàng', `${easier}/query-customers`],
    ['xoá người dùng', `${easier}/delete-external-user`],
  ],
  symptom: [
    ['users have to log in again every month', ...session],
    ['session ends after 30 days', ...session],
    ['user was signed out', ...session],
    ['token stopped working overnight', ...session, '/docs/platform/sandbox'],
    ['api is not responding', ...unavailable],
    ['is easier down right now', ...unavailable],
    ['service outage', ...unavailable],
    ['current incidents', '/docs/platform/going-live', '/docs/'],
    [
      'requests suddenly fail with too many',
      ...limits,
      `${easier}/errors#429-rate-limited`,
      '/docs/platform/errors',
      `${easier}/errors#status-429`,
      `${postal}/errors#status-429`,
    ],
    ['test data disappears at night', '/docs/platform/sandbox', '/docs/first-call'],
    ['confirmation code never arrives', `${easier}/get-confirmation-code-by-email`],
    ['changes of a colleague are lost', '/docs/platform/concurrency'],
  ],
  'header in words': [
    ['correlation id', ...requestIds],
    ['header with the request id', ...requestIds],
    ['x request id', ...requestIds],
    ['header for the next page', '/docs/platform/pagination', ...pagedLists],
    ['remaining requests header', ...limits],
    ['idempotency header', '/docs/platform/concurrency'],
    [
      'authorization header format',
      ...authentication,
      `${easier}/easier-application-api-document#security-bearerAuth`,
    ],
    [
      'seconds to wait header',
      ...limits,
      `${easier}/errors`,
      `${style}#retry-after-the-time-that-the-api-names`,
    ],
  ],
};
