import {
  photoShapes,
  signatureLayouts,
  type PhotoShape,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const shapes = Object.keys(photoShapes) as PhotoShape[];

const fields = {
  query: words(),
  region: oneOf('region', regionIds, null),
  page,
  employee: { ...nameOrNull('employee', 40), isBeside: true },
  layout: { ...oneOf('layout', layouts, 'beside'), isBeside: true },
  shape: { ...oneOf('shape', shapes, 'circle'), isBeside: true },
  noPhone: { ...flag('noPhone'), isBeside: true },
};

/** The URL search params of the screen: the list, the open employee, and the style of the signatures. */
export type SignaturesParams = StateOf<typeof fields>;
export const signaturesParams = listAddress(fields);

export function signaturePath(employee: string, state: SignaturesParams): string {
  return `/signatures/${encodeURIComponent(employee)}?${formatStyle(state)}`;
}

/** The archive of all current employees' signatures, or of those in the chosen region. */
export function archivePath(state: SignaturesParams): string {
  const region = state.region === null ? '' : `&region=${state.region}`;
  return `/signatures/zip?${formatStyle(state)}${region}`;
}

function formatStyle({ layout, shape, noPhone }: SignaturesParams): string {
  return `layout=${layout}&shape=${shape}&phone=${noPhone ? '0' : '1'}`;
}
