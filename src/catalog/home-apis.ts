import { homeApis } from 'virtual:home-apis';
import type { HomeApi } from '../model/api/home-api';

/** Loads what the home page shows of each API. */
export async function loadHomeApis(): Promise<readonly HomeApi[]> {
  const modules = await Promise.all(homeApis.map((load) => load()));
  return modules.map((module) => module.default);
}
