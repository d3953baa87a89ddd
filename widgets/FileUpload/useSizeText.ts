import { useIntl } from 'react-intl';

const units = [
  ['gigabyte', 2 ** 30],
  ['megabyte', 2 ** 20],
  ['kilobyte', 2 ** 10],
  ['byte', 1],
] as const;

/** Bytes in the reader's language, such as "1.5 MB". */
export function useSizeText(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const [unit, step] = units.find(([, least]) => bytes >= least) ?? units[3];
    return intl.formatNumber(bytes / step, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'byte' ? 0 : 1,
    });
  };
}
