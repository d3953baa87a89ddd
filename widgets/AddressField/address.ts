import { isObject } from '#schemas';

/** An address as records keep it. */
export interface Address {
  /** Codes of regions, the largest first. */
  region: readonly string[];
  detail: string;
  longitude: number | undefined;
  latitude: number | undefined;
}

/** One region that can be chosen, with those inside of it. */
export interface RegionOption {
  value: string;
  label: string;
  disabled: boolean;
  children: readonly RegionOption[];
}

/** The address in a bound value; anything else is an empty one. */
export function readAddress(value: unknown): Address {
  const { region, detail, longitude, latitude } = isObject(value) ? value : {};
  return {
    region: Array.isArray(region) ? region.filter((code) => typeof code === 'string') : [],
    detail: typeof detail === 'string' ? detail : '',
    longitude: typeof longitude === 'number' ? longitude : undefined,
    latitude: typeof latitude === 'number' ? latitude : undefined,
  };
}

/** As records keep it, without what is empty; null for an empty one. */
export function writeAddress({ region, detail, longitude, latitude }: Address): Record<string, unknown> | null {
  const parts = {
    ...(region.length > 0 && { region: [...region] }),
    ...(detail.trim() !== '' && { detail }),
    ...(longitude !== undefined && { longitude }),
    ...(latitude !== undefined && { latitude }),
  };
  return Object.keys(parts).length === 0 ? null : { kind: 'address', ...parts };
}

/** The regions out of what a design or a page hands in; what is none of them is passed over. */
export function readRegions(list: unknown): readonly RegionOption[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap(({ value, label, disabled, children }) => {
    if (typeof value !== 'string' || value === '') return [];
    const name = typeof label === 'string' ? label : value;
    return [{ value, label: name, disabled: disabled === true, children: readRegions(children) }];
  });
}

/** What can be chosen on each level, as far as regions are chosen: at most `depth` levels. */
export function levelsOf(
  regions: readonly RegionOption[],
  selected: readonly string[],
  depth: number,
): (readonly RegionOption[])[] {
  const levels: (readonly RegionOption[])[] = [];
  let inside = regions;
  for (let level = 0; level < depth && inside.length > 0; level += 1) {
    levels.push(inside);
    inside = inside.find(({ value }) => value === selected[level])?.children ?? [];
  }
  return levels;
}

/** The address in one line, the largest region first; codes replace the names of regions without one. */
export function addressLine(address: Address, regions: readonly RegionOption[]): string {
  const levels = levelsOf(regions, address.region, address.region.length);
  const names = address.region.map((code, level) => levels[level]?.find(({ value }) => value === code)?.label ?? code);
  const { longitude, latitude } = address;
  const region = longitude === undefined && latitude === undefined ? '' : `(${latitude ?? '–'}, ${longitude ?? '–'})`;
  return [...names, address.detail, region].filter((part) => part !== '').join(' ');
}
