import { any, type SiteRoute } from "@/lib/urls/site-route";
import { chosenParameters, pageRoutes, typedParameters } from "@/lib/urls/site-routes";

/** All that nginx may keep */
const pages = Object.values<SiteRoute>(pageRoutes).filter(({ isPersonal }) => !isPersonal);
const ofOneVisitor = [...typedParameters, ...chosenParameters];

/** nginx's location of the pages that it keeps, as a regular expression; nginx compares it with the decoded path. */
const edgePages = (): string =>
  `^(?:${pages.map(({ pattern, isDeep }) => pattern.replace(any, isDeep ? ".+" : "[^/]+")).join("|")})$`;

/** The part of nginx's settings that follows from the parameters of the routes: deploy/nginx/dorfforum-parameters.conf */
function edgeParameters(): string {
  const shared = [...new Set(pages.flatMap(({ parameters = [] }) => parameters))]
    .filter((name) => !ofOneVisitor.includes(name))
    .sort();
  return `# Written from lib/urls/site-routes.ts: npm run edge-parameters

# 1: searches and what a visitor chose go to the site as they are; so do names that are not plain.
map $args $edge_is_personal {
    default 0;
    "~(?:^|&)(?:${ofOneVisitor.join("|")})(?:=|&|$)" 1;
    "~(?:^|&)[^=&]*[%+\\[]" 1;
}

# The parameters that pages know, in one order; all others are dropped.
${shared.map(toMap).join("\n")}
map "${["rsc", ...shared].map((name) => `$edge_${name}`).join("")}" $edge_query {
    "" "";
    "~^&(?<edge_parameters>.*)" "?$edge_parameters";
}
`;
}

const toMap = (name: string) => `map $arg_${name} $edge_${name} {
    default "&${name}=$arg_${name}";
    "" "";
}`;

const location = /(?<=# Pages: written from lib\/urls\/site-routes\.ts\nlocation ~ ").*(?=" \{\n)/;

/** nginx's settings that follow from the table of routes, as they should be. @param text as the file is */
export const edgeFiles = [
  { file: "deploy/nginx/dorfforum-parameters.conf", toText: edgeParameters },
  {
    file: "deploy/nginx/dorfforum-locations.conf",
    toText: (text: string): string => {
      if (!location.test(text)) throw new Error("nginx's settings have no location of pages");
      return text.replace(location, edgePages);
    },
  },
];
