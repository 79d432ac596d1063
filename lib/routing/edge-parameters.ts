import { chosenNames, personalNames } from "./decide-request";
import { knownParameters } from "./known-parameters";

/** The part of nginx's settings that follows from the parameters of the routes: deploy/nginx/dorfforum-parameters.conf */
export function edgeParameters(): string {
  const ofOneVisitor = [...personalNames, ...chosenNames];
  // Of files, nginx has a location of its own.
  const ofFiles = ["v", "w", "f"];
  const shared = [...new Set([...knownParameters.values()].flat())]
    .filter((name) => !ofOneVisitor.includes(name) && !ofFiles.includes(name))
    .sort();
  return `# Written from lib/routing/known-parameters.ts: WRITE_EDGE_PARAMETERS=1 npx jest lib/routing/edge-parameters

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
