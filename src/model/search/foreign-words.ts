import { fold } from './word-forms';

/** Japanese words for the subjects of the APIs, with the words of their pages. */
const japanese: Readonly<Record<string, string>> = {
  チーム: 'team',
  グループ: 'team',
  ユーザー: 'user',
  ユーザ: 'user',
  利用者: 'user',
  社員: 'sg user',
  社外: 'external',
  外部: 'external',
  メンバー: 'member',
  担当者: 'assignee',
  タスク: 'task',
  顧客: 'customer',
  取引先: 'customer',
  部署: 'division',
  部門: 'division',
  組織: 'organisation',
  マスター: 'master',
  マスタ: 'master',
  住所: 'address',
  郵便番号: 'postal code',
  都道府県: 'prefecture',
  市区町村: 'city',
  市町村: 'city',
  認証: 'authentication',
  ログイン: 'login',
  トークン: 'token',
  パスワード: 'password',
  再設定: 'reset',
  リセット: 'reset',
  確認コード: 'confirmation code',
  権限: 'role',
  招待: 'invite',
  作成: 'create',
  追加: 'create',
  登録: 'create',
  削除: 'delete',
  更新: 'update',
  変更: 'update',
  取得: 'get',
  一覧: 'list',
  検索: 'search',
  エラー: 'errors',
  制限: 'limit',
  ページ: 'page',
  ページネーション: 'pagination',
  並び替え: 'sort',
  ヘッダー: 'header',
  コード: 'code',
  サンドボックス: 'sandbox',
};

/** The same in Vietnamese, without accents and spaces. */
const vietnamese: Readonly<Record<string, string>> = {
  nhom: 'team',
  nguoidung: 'user',
  khachhang: 'customer',
  nhiemvu: 'task',
  congviec: 'task',
  phongban: 'division',
  diachi: 'address',
  mabuuchinh: 'postal',
  tinhthanh: 'prefecture',
  xacthuc: 'authentication',
  dangnhap: 'login',
  matkhau: 'password',
  quyen: 'role',
  moi: 'invite',
  tao: 'create',
  them: 'create',
  xoa: 'delete',
  capnhat: 'update',
  sua: 'update',
  danhsach: 'list',
  timkiem: 'search',
  loi: 'error',
  gioihan: 'limit',
};

/**
 * The words of a query, with those that the index does not know in English; undefined if there are none.
 *
 * Japanese is written without spaces: `チームを削除` becomes `team delete`, without what joins the two.
 */
export function translateWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] | undefined {
  const translated: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]];
    const pair = next === undefined ? undefined : findVietnamese(`${word} ${next}`, isKnown);
    const meaning = pair ?? findVietnamese(word, isKnown) ?? findJapanese(word, isKnown);
    translated.push(...(meaning?.split(' ') ?? [word]));
    isTranslated ||= meaning !== undefined;
    if (pair !== undefined) at += 1;
  }
  return isTranslated ? translated : undefined;
}

function findVietnamese(words: string, isKnown: (word: string) => boolean): string | undefined {
  // With its accents, it is no English word.
  if (/^\p{ASCII}*$/u.test(words) && words.split(' ').every(isKnown)) return undefined;
  return Object.hasOwn(vietnamese, toEntry(words)) ? vietnamese[toEntry(words)] : undefined;
}

function toEntry(words: string): string {
  return fold(words).replaceAll(' ', '');
}

function findJapanese(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (isKnown(word)) return undefined;
  const found = word.match(JAPANESE) ?? [];
  const isMost = found.join('').length >= word.length / 2;
  return isMost && found.length > 0 ? found.map((each) => japanese[each]).join(' ') : undefined;
}

/** The longest of these words first. */
const JAPANESE = new RegExp(
  Object.keys(japanese)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);
