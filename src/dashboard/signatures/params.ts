import {
  photoShapes,
  signatureLayouts,
  type PhotoShape,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flagParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const layouts = Object.keys(signatureLayouts) as SignatureLayout[];
const shapes = Object.keys(photoShapes) as PhotoShape[];

const fields = {
  query: searchParam(),
  region: enumParam('region', regionIds, null),
  page: pageParam,
  employee: { ...idParam('employee', 40), isViewOnly: true },
  layout: { ...enumParam('layout', layouts, 'beside'), isViewOnly: true },
  shape: { ...enumParam('shape', shapes, 'circle'), isViewOnly: true },
  noPhone: { ...flagParam('noPhone'), isViewOnly: true },
};

/** The URL search params of the screen: the list, the open employee, and the style of the signatures. */
export type SignaturesParams = ParamState<typeof fields>;
export const signaturesParams = createListParams(fields);

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
